// The same rules with the same structure as the engine's contract (state, list of legal moves, apply), in plain C.
// Usage: playouts <games> ; prints the number of games a CPU second and a checksum.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  int deck[36];
  int round, pick, open;
  int grid[32];
  int lines[16];
  int scores[8];
  int discards[4];
} State;

static uint32_t a = 1, b = 2, c = 3, d = 5;

static uint32_t word(void) {
  uint32_t product = b * 5, result = ((product << 7) | (product >> 25)) * 9, shifted = b << 9;
  c ^= a; d ^= b; b ^= c; a ^= d; c ^= shifted; d = (d << 11) | (d >> 21);
  return result;
}

static int below(int bound) { return (int)(((uint64_t)word() * (uint64_t)bound) >> 32); }

static const char *VOICES[36] = {
  "SSS","SSAT","SSA","SS","SAA","A","SSAA","SAAT","AAT","TT","ATB","TB","STB","TTT","TTBBB","AB","SBB","TBBB",
  "SSSA","SSSAA","SSB","ST","SA","AA","SAT","AAA","SAB","ATT","ATTB","TTB","T","TTBB","ATBB","TBB","BB","BBB"};
static int counts[36];
static int turns[32];

static void deal_back(int *deck, int first) {
  int free_cards[18], left = (1 << 18) - 1;
  for (int i = 0; i < 18; i++) free_cards[i] = i;
  for (int drawn = 0; drawn < 9; drawn++) {
    int at = below(18 - drawn), card = free_cards[at];
    free_cards[at] = free_cards[17 - drawn];
    left &= ~(1 << card);
    deck[drawn] = first + card;
  }
  for (int i = 9; left; left &= left - 1) deck[i++] = first + __builtin_ctz(left);
}

static void setup(State *s) {
  memset(s, 0, sizeof *s);
  deal_back(s->deck, 0);
  deal_back(s->deck + 18, 18);
  s->open = 511;
  for (int i = 0; i < 32; i++) s->grid[i] = -1;
}

static int to_act(const State *s) { return s->round == 4 ? 0 : 1 << turns[s->round * 8 + s->pick]; }

static int legal_moves(const State *s, int seat, int *moves) {
  int n = 0;
  if (s->round == 4 || turns[s->round * 8 + s->pick] != seat) return 0;
  for (int slot = 0; slot < 9; slot++) if (s->open & (1 << slot)) moves[n++] = slot;
  return n;
}

static void add_penalties(State *s, int director, int packed) {
  for (int v = 0; v < 4; v++) s->scores[director * 4 + v] += abs(((packed >> (6 * v)) & 63) - 3);
}

static void play(State *s, int seat, int slot) {
  int card = s->deck[s->round * 9 + slot], first = seat * 16 + s->round * 4, place = 0;
  while (s->grid[first + place] >= 0) place++;
  s->grid[first + place] = card;
  s->lines[seat * 8 + s->round] += counts[card];
  s->lines[seat * 8 + 4 + place] += counts[card];
  s->open &= ~(1 << slot);
  if (++s->pick < 8) return;
  for (int p = 0; p < 2; p++) add_penalties(s, p, s->lines[p * 8 + s->round]);
  s->discards[s->round] = s->deck[s->round * 9 + __builtin_ctz(s->open)];
  s->round++;
  s->pick = 0;
  if (s->round < 4) { s->open = 511; return; }
  s->open = 0;
  for (int p = 0; p < 2; p++) for (int row = 0; row < 4; row++) add_penalties(s, p, s->lines[p * 8 + 4 + row]);
}

int main(int argc, char **argv) {
  long games = argc > 1 ? atol(argv[1]) : 1000000, sum = 0;
  static const int snake[8] = {0, 1, 1, 0, 0, 1, 1, 0}, first[4] = {0, 1, 1, 0};
  for (int card = 0; card < 36; card++)
    for (const char *v = VOICES[card]; *v; v++) counts[card] += 1 << (6 * (int)(strchr("SATB", *v) - "SATB"));
  for (int i = 0; i < 32; i++) turns[i] = first[i / 8] ^ snake[i % 8];
  clock_t start = clock();
  for (long game = 0; game < games; game++) {
    State s;
    int moves[9], acting;
    setup(&s);
    while ((acting = to_act(&s)) != 0) {
      int seat = __builtin_ctz(acting), n = legal_moves(&s, seat, moves);
      play(&s, seat, moves[below(n)]);
    }
    sum += s.scores[0];
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"perSecond\": %.0f, \"checksum\": %ld}\n", (double)games / seconds, sum);
  return 0;
}
