// getf2_column_double: a step j of the unblocked LU of a panel of doubles, all of it in one dispatch: pivot, scale, rank-1 update, and the
// pivot candidates of the next column. Rows do not move: each has a place, where LAPACK's interchanges would have brought it, and goes there
// when all columns are done.
// Storage   X(i, c) = A[offA + i + c*lda], i < m, c < width. places[i]: row i's place. best: candidates, as lib/pivot_double has them, of
//           each workgroup the best, twice `groups`: a step reads what the step before has left, the first `searched` of a search
// Mapping   workgroup (x < groups) -> rows x*ROWS..; thread -> one row, every LINES-th column; j workgroups more do nothing: all that
//           steps differ in is their number, and what the host sets for one of them is set for all
// Tunables  LANES threads of every subgroup, or 0: without subgroups  ROWS rows per workgroup, LANES of them if there are any
//           LINES (1..16, LANES at most if there are any), ROWS*LINES 64 or more; workgroup bytes
//           size(T)*ROWS, 16*LINES more, without subgroups 16*ROWS*LINES + 576
//           T V COMPLEX: lib/double_elements; complex pivots are those of the largest |Re| + |Im|
// Needs     one workgroup per ROWS rows, in one dispatch. The pivot's row, which all read, is written by none: it has come to its place. A
//           zero pivot is noted in info (the first only), its column is left undivided, and the factorization goes on
// Source    LAPACK xGETF2, right-looking. What a step waits for is short: the pivot itself comes with its candidate, and what does not
//           depend on it is loaded before it is known
// @when SUBGROUPS
enable subgroups;
// @end
const LANES: u32 = 0u;
const ROWS: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = ROWS * LINES;
const SUBGROUPS: u32 = (LANES + 31u) / 32u;
const ALONE: u32 = 1u - SUBGROUPS;

struct Params {
  m: u32,
  width: u32,
  groups: u32,
  searched: u32,
  offA: u32,
  lda: u32,
  row0: u32, // row and column of the matrix where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> places: array<u32>;
@group(0) @binding(2) var<storage, read_write> best: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/double_elements
// @use lib/pivot_placed_double

// What the pivot's row is subtracted times, of each row.
var<workgroup> factors: array<V, ROWS>;

@compute @workgroup_size(THREADS)
fn getf2_column_double(
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
  let before = j % 2u * p.groups;
  let behind = p.groups - before;
  let i = min(group.x * ROWS + r, p.m - 1u);
  let isRow = group.x * ROWS + r < p.m;
  let first = j + 1u + line;
  var place = places[i];
  let head = widen(A[p.offA + i + j * p.lda]);
  var next = widen(A[p.offA + i + min(first, p.width - 1u) * p.lda]);
  var candidate = NO_PIVOT;
  for (var g = r + line * ROWS; g < select(p.groups, p.searched, j == 0u); g += THREADS) {
    candidate = better(candidate, best[before + g]);
  }
  // Every workgroup picks the pivot for itself from the candidates of all.
  let chosen = bestOfAll(r, line, candidate);
  let isZero = isNoPivot(chosen);
  let pivotPlace = select(placeOf(chosen), j, isZero);
  let pivotRow = min(chosen.w & 0x7fffffffu, p.m - 1u);
  var above = widen(A[p.offA + pivotRow + min(first, p.width - 1u) * p.lda]);
  // @when REAL
  let top = pivotValue(chosen);
  // @end
  // @when COMPLEX
  let top = widen(A[p.offA + pivotRow + j * p.lda]);
  // @end
  if (group.x == 0u && r == 0u && line == 0u) {
    ipiv[p.offPiv + j] = i32(p.row0 + pivotPlace + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + j + 1u);
    }
  }
  place = select(select(place, pivotPlace, place == j), j, place == pivotPlace);
  let isLeft = isRow && place > j;
  if (line == 0u && isRow) {
    places[i] = place;
    if (isLeft && !isZero) {
      let factor = divide(head, top);
      factors[r] = factor;
      A[p.offA + i + j * p.lda] = narrow(factor);
    }
  }
  workgroupBarrier();
  candidate = NO_PIVOT;
  if (isLeft) {
    for (var c = first; c < p.width; c += LINES) {
      let at = p.offA + i + c * p.lda;
      if (c > first) {
        next = widen(A[at]);
        above = widen(A[p.offA + pivotRow + c * p.lda]);
      }
      if (!isZero) {
        next = mad(neg(factors[r]), above, next);
        A[at] = narrow(next);
      }
      if (c == j + 1u) {
        candidate = placedPivot(next, place, i);
      }
    }
  }
  // Column j + 1 is the first line's.
  let found = bestOfFirst(r, line, candidate);
  if (r == 0u && line == 0u) {
    best[behind + group.x] = found;
  }
}
