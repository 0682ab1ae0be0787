// getf2_column_double: step j of the unblocked LU of a panel of doubles, all of it in one dispatch: pivot, interchange, scale, rank-1
// update, and the pivot candidates of the next column.
// Storage   panelIn[offF + i + c*ldf] -> panelOut[offT + i + c*ldt], i < m, c < width: reading one copy of the panel and writing another is
//           what lets rows be exchanged without a barrier between workgroups. bestIn, bestOut: (key, row) per workgroup
// Mapping   workgroup (x) -> rows x*ROWS..; thread -> one row, every LINES-th column
// Tunables  ROWS rows per workgroup (16..64)  LINES (1..16), ROWS*LINES a multiple of 16; workgroup bytes 17*ROWS*LINES + 8*ROWS
// Needs     one workgroup per ROWS rows, in one dispatch. A zero pivot is noted in info (the first only), its column is left undivided,
//           and the factorization goes on
// Source    LAPACK xGETF2, right-looking
const ROWS: u32 = 16u;
const LINES: u32 = 16u;
const THREADS: u32 = ROWS * LINES;

struct Params {
  m: u32,
  width: u32,
  j: u32,
  groups: u32,
  ldf: u32,
  offT: u32,
  ldt: u32,
  row0: u32, // row and column of A where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> panelIn: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<vec2u>;
@group(0) @binding(2) var<storage, read> bestIn: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> bestOut: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot_double

// What the pivot's row is subtracted times, of each row.
var<workgroup> factors: array<vec2u, ROWS>;

@compute @workgroup_size(THREADS)
fn getf2_column_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // Every workgroup picks the pivot for itself from the candidates of all.
  var candidate = vec3u(0u, 0u, 0xffffffffu);
  for (var g = t; g < p.groups; g += THREADS) {
    let found = bestIn[g].xyz;
    if (better(found, candidate)) {
      candidate = found;
    }
  }
  let chosen = bestPivot(t, candidate);
  let isZero = (chosen.x | chosen.y) == 0u;
  let pivotRow = select(chosen.z, p.j, isZero);
  if (group.x == 0u && t == 0u) {
    ipiv[p.offPiv + p.j] = i32(p.row0 + pivotRow + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + p.j + 1u);
    }
  }

  let i = group.x * ROWS + t % ROWS;
  var source = min(i, p.m - 1u);
  if (i == p.j) {
    source = pivotRow;
  } else if (i == pivotRow) {
    source = p.j;
  }
  let below = i > p.j && i < p.m && !isZero;
  if (t < ROWS && below) {
    factors[t] = dDiv(panelIn[source + p.j * p.ldf], panelIn[pivotRow + p.j * p.ldf]);
  }
  workgroupBarrier();
  var next = vec3u(0u, 0u, i);
  if (i < p.m) {
    for (var c = t / ROWS; c < p.width; c += LINES) {
      var x = panelIn[source + c * p.ldf];
      if (below && c == p.j) {
        x = factors[t % ROWS];
      } else if (below && c > p.j) {
        x = dFma(dNeg(factors[t % ROWS]), panelIn[pivotRow + c * p.ldf], x);
      }
      panelOut[p.offT + i + c * p.ldt] = x;
      if (c == p.j + 1u && i > p.j) {
        next = pivotOf(x, i);
      }
    }
  }
  let found = bestPivot(t, next);
  if (t == 0u) {
    bestOut[group.x] = vec4u(found, 0u);
  }
}
