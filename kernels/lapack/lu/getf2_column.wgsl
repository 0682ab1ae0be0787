// getf2_column: step j of the unblocked LU of a panel, all of it in one dispatch: pivot, interchange, scale, rank-1 update, and the
// pivot candidates of the next column.
// Storage   panelIn[offF + i + c*ldf] -> panelOut[offT + i + c*ldt], i < m, c < width: reading one copy of the panel and writing another is
//           what lets rows be exchanged without a barrier between workgroups. bestIn, bestOut: (key, row) per workgroup
// Mapping   workgroup (x) -> rows x*THREADS..; thread -> one row of the panel, WIDTH columns in registers
// Tunables  THREADS rows per workgroup (multiple of 16, 32..256)  WIDTH widest panel (8..64); workgroup bytes 8.5*THREADS
// Needs     one workgroup per THREADS rows, in one dispatch. A pivot below 2^-126 counts as zero: GPUs flush it. A zero pivot is noted in
//           info (the first only), its column is left undivided, and the factorization goes on.
// Source    LAPACK xGETF2, right-looking
// @use lib/field
const THREADS: u32 = 64u;
const WIDTH: u32 = 16u;

struct Params {
  m: u32,
  width: u32,
  j: u32,
  groups: u32,
  offF: u32,
  ldf: u32,
  offT: u32,
  ldt: u32,
  row0: u32, // row and column of A where the panel starts
  offPiv: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read> panelIn: array<T>;
@group(0) @binding(1) var<storage, read_write> panelOut: array<T>;
@group(0) @binding(2) var<storage, read> bestIn: array<vec2u>;
@group(0) @binding(3) var<storage, read_write> bestOut: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot

@compute @workgroup_size(THREADS)
fn getf2_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  // Every workgroup picks the pivot for itself from the candidates of all.
  var key = 0u;
  var candidate = 0xffffffffu;
  for (var g = t; g < p.groups; g += THREADS) {
    let found = bestIn[g];
    if (found.x > key || (found.x == key && found.y < candidate)) {
      key = found.x;
      candidate = found.y;
    }
  }
  let chosen = bestPivot(t, key, candidate);
  let isZero = chosen.x < 0x00800000u;
  let pivotRow = select(chosen.y, p.j, isZero);
  if (group.x == 0u && t == 0u) {
    ipiv[p.offPiv + p.j] = i32(p.row0 + pivotRow + 1u);
    if (isZero && info[p.offInfo] == 0) {
      info[p.offInfo] = i32(p.row0 + p.j + 1u);
    }
  }

  // All loads come first and unconditionally, so that they are in flight together: a panel step is one memory latency long.
  let i = group.x * THREADS + t;
  var source = min(i, p.m - 1u);
  if (i == p.j) {
    source = pivotRow;
  } else if (i == pivotRow) {
    source = p.j;
  }
  // @registers
  var x: array<V, WIDTH>;
  // @registers
  var u: array<V, WIDTH>;
  var atPivot = ofReal(1.0);
  var atRow = V();
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    let column = p.offF + min(c, p.width - 1u) * p.ldf;
    x[c] = widen(panelIn[column + source]);
    u[c] = widen(panelIn[column + pivotRow]);
    if (c == p.j) {
      atPivot = u[c];
      atRow = x[c];
    }
  }
  let below = i > p.j && !isZero;
  var factor = V();
  if (below) {
    factor = divide(atRow, atPivot);
  }
  var nextKey = 0u;
  // @unroll
  for (var c = 0u; c < WIDTH; c++) {
    if (below && c == p.j) {
      x[c] = factor;
    } else if (below && c > p.j) {
      x[c] = mad(-factor, u[c], x[c]);
    }
    if (i < p.m && c < p.width) {
      panelOut[p.offT + i + c * p.ldt] = narrow(x[c]);
      if (c == p.j + 1u && i > p.j) {
        nextKey = pivotKey(abs1(x[c]));
      }
    }
  }
  let found = bestPivot(t, nextKey, i);
  if (t == 0u) {
    bestOut[group.x] = found;
  }
}
