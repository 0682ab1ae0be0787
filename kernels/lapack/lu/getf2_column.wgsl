// getf2_column: a step j of the unblocked LU of a panel, all of it in one dispatch: pivot, scale, rank-1 update, and the pivot candidates of
// the next column. Rows do not move: each has a place, where LAPACK's interchanges would have brought it, and goes there in the last step.
// Storage   panel[i + c*ldt], i < m, c < width: in and out, where getf2_load has put it; factors[i + c*ldt]: those of L, as they come about.
//           In the last step both to A[offA + place + c*lda]. state: candidates and places, as lib/pivot_placed has them, twice: a step
//           reads what the step before has left, and leaves the other
// Mapping   workgroup (x < groups) -> rows x*ROWS..; thread -> one row, every LINES-th column; j workgroups more do nothing: all that
//           steps differ in is their number, and what the host sets for one of them is set for all
// Tunables  as getf2_load
// Needs     one workgroup per ROWS rows, in one dispatch. The pivot's row, which all read, is written by none: it has come to its place.
//           A pivot below 2^-126 counts as zero: GPUs flush it. A zero pivot is noted in info (the first only), its column is left
//           undivided, and the factorization goes on.
// Source    LAPACK xGETF2, right-looking. A step is as long as what it waits for: what does not depend on the pivot is loaded before it is
//           known, and every thread divides for itself, since what a column held must not be overwritten while others read it
// @when SUBGROUPS
enable subgroups;
// @end
// @use lib/field
const LANES: u32 = 0u;
const ROWS: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;

struct Params {
  m: u32,
  width: u32,
  groups: u32,
  ldt: u32,
  offA: u32,
  lda: u32,
  row0: u32, // row and column of the matrix where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> panel: array<T>;
@group(0) @binding(1) var<storage, read_write> factors: array<T>;
@group(0) @binding(2) var<storage, read_write> A: array<T>;
@group(0) @binding(3) var<storage, read_write> state: array<u32>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot_placed

@compute @workgroup_size(THREADS)
fn getf2_column(
  @builtin(workgroup_id) group: vec3u,
  @builtin(num_workgroups) grid: vec3u,
// @when SUBGROUPS
  @builtin(subgroup_invocation_id) r: u32,
  @builtin(subgroup_id) line: u32,
// @end
// @when ALONE
  @builtin(local_invocation_index) t: u32,
// @end
) {
  // @when ALONE
  let r = t % ROWS;
  let line = t / ROWS;
  // @end
  if (group.x >= p.groups) {
    return;
  }
  let j = grid.x - p.groups;
  let words = 3u * p.groups + p.m;
  let before = j % 2u * words;
  let behind = words - before;
  let i = min(group.x * ROWS + r, p.m - 1u);
  let isRow = group.x * ROWS + r < p.m;
  let first = j + 1u + line;
  var place = state[before + 3u * p.groups + i];
  let head = widen(panel[i + j * p.ldt]);
  var next = widen(panel[i + min(first, p.width - 1u) * p.ldt]);
  var candidate = NO_PIVOT;
  for (var g = r + line * ROWS; g < p.groups; g += THREADS) {
    candidate = better(candidate, vec4u(state[before + g], state[before + p.groups + g], state[before + 2u * p.groups + g], 0u));
  }
  // Every workgroup picks the pivot for itself from the candidates of all.
  let chosen = bestOfAll(r, line, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotPlace = select(chosen.y, j, isZero);
  let pivotRow = min(chosen.z, p.m - 1u);
  let top = widen(panel[pivotRow + j * p.ldt]);
  var above = widen(panel[pivotRow + min(first, p.width - 1u) * p.ldt]);
  if (group.x == 0u && r == 0u && line == 0u) {
    ipiv[p.offPiv + j] = i32(p.row0 + pivotPlace + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + j + 1u);
    }
  }
  place = select(select(place, pivotPlace, place == j), j, place == pivotPlace);
  let isLeft = isRow && place > j;
  var factor = head;
  if (isLeft && !isZero) {
    factor = divide(head, top);
  }
  if (j + 1u == p.width) {
    if (isRow) {
      for (var c = line; c < p.width; c += LINES) {
        var x = panel[i + c * p.ldt];
        if (c < min(place, j)) {
          x = factors[i + c * p.ldt];
        }
        A[p.offA + place + c * p.lda] = select(x, narrow(factor), c == j);
      }
    }
    return;
  }
  if (isRow && line == 0u) {
    state[behind + 3u * p.groups + i] = place;
    factors[i + j * p.ldt] = narrow(factor);
  }
  candidate = NO_PIVOT;
  if (isLeft) {
    for (var c = first; c < p.width; c += LINES) {
      let at = i + c * p.ldt;
      if (c > first) {
        next = widen(panel[at]);
        above = widen(panel[pivotRow + c * p.ldt]);
      }
      if (!isZero) {
        next = mad(-factor, above, next);
        panel[at] = narrow(next);
      }
      if (c == j + 1u) {
        candidate = vec4u(pivotKey(abs1(next)), place, i, 0u);
      }
    }
  }
  // Column j + 1 is the first line's.
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    state[behind + group.x] = found.x;
    state[behind + p.groups + group.x] = found.y;
    state[behind + 2u * p.groups + group.x] = found.z;
  }
}
