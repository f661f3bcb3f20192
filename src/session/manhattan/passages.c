/* passages.c: where the printed rulebooks of The Manhattan Project have its rules.
 *
 * Headings are as printed. The Spanish book breaks off where the actions of the main board begin:
 * what comes after that is not cited from it. Two pages of the Portuguese book have lost their
 * title: there the words stand that begin the text. */

#include "parts.h"
#include "manhattan/pieces.h"

/* ---- The passages ---------------------------------------------------------------------------- */

const YcPassage yc_manhattan_passages[YC_N_MANHATTAN_PASSAGES] = {
  [YC_MANHATTAN_SUPPLIES] = { NC_ ("heading", "Player Supplies"),
                              { { "4. PŘIPRAVTE HRÁČSKÉ ZÁSOBY", NULL, 4 },
                                { "4. OS SUPRIMENTOS DOS JOGADORES", NULL, 4 },
                                { "4. Prepare los suministros del reproductor", NULL, 0 } } },
  [YC_MANHATTAN_TURN] = { NC_ ("heading", "Player Turns"),
                          { { "TAHY HRÁČŮ", NULL, 5 },
                            { "TURNO DO JOGADOR", NULL, 5 },
                            { "Como se Juega", NULL, 0 } } },
  [YC_MANHATTAN_PLACE_TURN] = { NC_ ("heading", "Place Workers"),
                                { { "UMÍSTĚNÍ PRACOVNÍKŮ", NULL, 5 },
                                  { "ALOCAR TRABALHADORES", NULL, 5 },
                                  { "Trabajadores del lugar", NULL, 0 } } },
  [YC_MANHATTAN_RETRIEVE] = { NC_ ("heading", "Retrieve Workers"),
                              { { "STAŽENÍ PRACOVNÍKŮ", NULL, 5 },
                                { "RECOLHER TRABALHADORES", NULL, 5 },
                                { "Recuperar trabajadores", NULL, 0 } } },
  [YC_MANHATTAN_ON_MAIN_BOARD]
  = { NC_ ("heading", "Placing Workers on the Main Board"),
      { { "UMÍSTĚNÍ PRACOVNÍKŮ NA HLAVNÍ DESKU", NULL, 6 },
        { "ALOCANDO NO TABULEIRO CENTRAL", NULL, 6 },
        { "Colocación de trabajadores en el tablero principal", NULL, 0 } } },
  [YC_MANHATTAN_ON_BUILDINGS]
  = { NC_ ("heading", "Placing Workers on Building Cards"),
      { { "UMÍSTĚNÍ PRACOVNÍKŮ NA KARTY BUDOV", NULL, 6 },
        { "ALOCANDO NAS CARTAS DE CONSTRUÇÃO", NULL, 6 },
        { "Colocación de trabajadores en tarjetas de construcción", NULL, 0 } } },
  [YC_MANHATTAN_REQUIREMENTS] = { NC_ ("heading", "Worker Requirements"),
                                  { { "POŽADAVKY NA PRACOVNÍKY", NULL, 6 },
                                    { "REQUISITOS DO TRABALHADOR", NULL, 6 },
                                    { "Requisitos del trabajador", NULL, 0 } } },
  [YC_MANHATTAN_ACTIONS] = { NC_ ("heading", "Worker Actions"),
                             { { "PRACOVNÍ AKCE", NULL, 8 },
                               { "AÇÕES DOS TRABALHADORES", NULL, 8 },
                               { "Acciones de los trabajadores", NULL, 0 } } },
  [YC_MANHATTAN_MAIN_BOARD_ACTIONS]
  = { NC_ ("heading", "Main Board Worker Actions"),
      { { "PRACOVNÍ AKCE NA HLAVNÍ DESCE", NULL, 8 },
        { "AÇÕES NO TABULEIRO CENTRAL", NULL, 8 },
        { "Acciones de los trabajadores de la placa principal", NULL, 0 } } },
  [YC_MANHATTAN_CONSTRUCTION] = { NC_ ("heading", "Main Board Worker Actions: Construction"),
                                  { { "PRACOVNÍ AKCE NA HLAVNÍ DESCE", "Stavba", 8 },
                                    { "AÇÕES NO TABULEIRO CENTRAL", "Construção", 8 },
                                    { NULL, NULL, 0 } } },
  [YC_MANHATTAN_UNIVERSITIES]
  = { NC_ ("heading", "Main Board Worker Actions: Universities"),
      { { "PRACOVNÍ AKCE NA HLAVNÍ DESCE", "Políčka univerzity produkují pracovníky", 9 },
        { "AÇÕES NO TABULEIRO CENTRAL", "Espaços das Universidades produzem Trabalhadores", 9 },
        { NULL, NULL, 0 } } },
  [YC_MANHATTAN_AIR_STRIKES] = { NC_ ("heading", "Air Strikes"),
                                 { { "NÁLETY SI VYBÍRAJÍ SVOU DAŇ", NULL, 10 },
                                   { "ATAQUES AÉREOS CAUSAM SOFRIMENTO", NULL, 10 },
                                   { NULL, NULL, 0 } } },
  [YC_MANHATTAN_DEALS] = { NC_ ("heading", "Air Strikes: Negotiations"),
                           { { "NÁLETY SI VYBÍRAJÍ SVOU DAŇ", "Vyjednávání", 10 },
                             { "ATAQUES AÉREOS CAUSAM SOFRIMENTO", "Negociações", 10 },
                             { NULL, NULL, 0 } } },
  [YC_MANHATTAN_REPAIR_AND_DESIGN] = { NC_ ("heading", "Repair Buildings, Design Bombs"),
                                       { { "OPRAVA BUDOV, NÁVRHY BOMB", NULL, 11 },
                                         { "REPARAR CONSTRUÇÕES, PROJETAR BOMBAS", NULL, 11 },
                                         { NULL, NULL, 0 } } },
  [YC_MANHATTAN_ESPIONAGE] = { NC_ ("heading", "Espionage"),
                               { { "ŠPIONÁŽ ODHALENA!", NULL, 12 },
                                 { "O Espaço de Espionagem permite recrutar espiões", NULL, 12 },
                                 { NULL, NULL, 0 } } },
  [YC_MANHATTAN_BUILDING_ACTIONS] = { NC_ ("heading", "Building Worker Actions"),
                                      { { "PRACOVNÍ AKCE BUDOV", NULL, 13 },
                                        { "AÇÕES EM CONSTRUÇÕES", NULL, 13 },
                                        { NULL, NULL, 0 } } },
  [YC_MANHATTAN_BUILD] = { NC_ ("heading", "Bomb Action 1: Build a Bomb"),
                           { { "BOMBOVÁ AKCE 1: VÝROBA BOMBY", NULL, 14 },
                             { "AÇÃO DE BOMBA 1: CONSTRUIR", NULL, 14 },
                             { NULL, NULL, 0 } } },
  [YC_MANHATTAN_TEST] = { NC_ ("heading", "Bomb Action 2: Implosion Test"),
                          { { "BOMBOVÁ AKCE 2: IMPLOZNÍ TEST", NULL, 15 },
                            { "AÇÃO DE BOMBA 2: TESTE DE IMPLOSÃO", NULL, 15 },
                            { NULL, NULL, 0 } } },
  [YC_MANHATTAN_LOAD] = { NC_ ("heading", "Bomb Action 3: Load a Bomb"),
                          { { "BOMBOVÁ AKCE 3: NALOŽENÍ BOMB", NULL, 15 },
                            { "AÇÃO DE BOMBA 3: CARREGAR BOMBA", NULL, 15 },
                            { NULL, NULL, 0 } } },
  [YC_MANHATTAN_END_OF_GAME] = { NC_ ("heading", "The End of the Game"),
                                 { { "KONEC HRY SE BLÍŽÍ!", NULL, 16 },
                                   { "A partida acaba imediatamente", NULL, 16 },
                                   { NULL, NULL, 0 } } },
};

const guint8 yc_manhattan_shared_passages[YC_N_SHARED_RULES] = {
  [YC_RULE_GAME_OVER] = YC_MANHATTAN_END_OF_GAME,
  [YC_RULE_TURN_NOT_YOURS] = YC_MANHATTAN_TURN,
};

/* ---- What is printed elsewhere --------------------------------------------------------------- */

static const YcCard *
target_of (const YcFacts *facts, YcDrawer drawer)
{
  const YcSetup *setup = yc_record_setup (facts->record);
  const YcRef target = facts->play->target;
  return yc_board_knows (setup, drawer, target) ? yc_board_card (setup, drawer, target) : NULL;
}

static gboolean
is_on_main_board (const YcFacts *facts)
{
  return facts->play->verb == YC_PLACE;
}

static gboolean
is_on_building (const YcFacts *facts)
{
  return facts->play->verb == YC_USE;
}

static gboolean
is_on_university_space (const YcFacts *facts)
{
  const YcCard *space = is_on_main_board (facts) ? target_of (facts, YC_SPACES) : NULL;
  return space && space->n_gives > 0
         && (space->gives[0].workers[YC_LABORER] || space->gives[0].workers[YC_ENGINEER]
             || space->gives[0].workers[YC_SCIENTIST]);
}

static gboolean
is_purchase (const YcFacts *facts)
{
  return is_on_main_board (facts) && facts->play->slot > 0;
}

static gboolean
is_repair (const YcFacts *facts)
{
  return facts->play->verb == YC_REPAIR;
}

static gboolean
is_load (const YcFacts *facts)
{
  return facts->play->verb == YC_LOAD;
}

/* A reactor that takes either of two fuels. */
static gboolean
is_cost_of_building (const YcFacts *facts)
{
  const YcCard *building = is_on_building (facts) ? target_of (facts, YC_CARDS) : NULL;
  return building && building->n_pays > 1;
}

const YcPrintedElsewhere yc_manhattan_elsewhere[YC_N_MANHATTAN_ELSEWHERE] = {
  { YC_RULE_PLACE_OCCUPIED, is_on_building, YC_MANHATTAN_ON_BUILDINGS },
  { YC_RULE_PLACE_WORKER_COUNT, is_on_main_board, YC_MANHATTAN_ON_MAIN_BOARD },
  { YC_RULE_PAY_SHORT, is_purchase, YC_MANHATTAN_CONSTRUCTION },
  { YC_RULE_PAY_SHORT, is_repair, YC_MANHATTAN_REPAIR_AND_DESIGN },
  { YC_RULE_PAY_SHORT, is_load, YC_MANHATTAN_LOAD },
  { YC_RULE_CHOICE_MISSING, is_cost_of_building, YC_MANHATTAN_BUILDING_ACTIONS },
  { YC_RULE_TAKE_NOT_OFFERED, is_on_university_space, YC_MANHATTAN_UNIVERSITIES },
  { YC_RULE_TAKE_NOT_OFFERED, is_on_main_board, YC_MANHATTAN_MAIN_BOARD_ACTIONS },
  { YC_RULE_TAKE_TOO_MANY, is_on_university_space, YC_MANHATTAN_UNIVERSITIES },
};
