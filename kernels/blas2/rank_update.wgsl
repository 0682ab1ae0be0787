// rank_update: A := A + alpha x y^T (ger, geru, syr), or A + alpha x y^T + alpha y x^T with both = 1 (syr2). With conjugated = 1 these are
// alpha x y^H (gerc, her) and alpha x y^H + conj(alpha) y x^H (her2).
// Storage   A(i, j) = A[offA + i + j*lda]; x(i) = x[offX + i*incX], y(j) = y[offY + j*incY]
// Mapping   workgroup (x, y) -> ROWS rows, GROUPS*DEPTH columns; thread -> one row of every GROUPS-th column
// Tunables  ROWS (32..64)  GROUPS (4..8)  DEPTH columns in flight per thread (4..16)
//           PACKED 1: A(i, j) = A[offA + packed(i, j)] instead, for triangle 1 and 2
//           T V COMPLEX: lib/field
// Needs     nothing. Elements are loaded whether they are written or not, at a place that exists, so that the loads overlap.
//           triangle 1: only i >= j is written, 2: only i <= j, 0: everything. Of a conjugated update in a triangle the diagonal is
//           real: its imaginary parts are not looked at, and become 0
// Source    BLAS xGER, xGERU, xGERC, xSYR, xSYR2, xSPR, xSPR2, xHER, xHER2, xHPR, xHPR2; LAPACK CSYR, CSPR
// @use lib/field
// @use lib/field_double
// @use lib/packed
const ROWS: u32 = 64u;
const GROUPS: u32 = 4u;
const DEPTH: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = ROWS * GROUPS;
const COLS: u32 = GROUPS * DEPTH;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  triangle: u32,
  both: u32,
  conjugated: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  offA: u32,
  lda: u32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read> y: array<T>;
@group(0) @binding(2) var<storage, read_write> A: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

fn place(i: u32, j: u32) -> u32 {
  if (PACKED == 1u) {
    return p.offA + packed(i, j, p.n, p.triangle == 2u);
  }
  return p.offA + i + j * p.lda;
}

fn inside(i: u32, j: u32) -> bool {
  return (i < p.m) & (j < p.n) & ((p.triangle != 1u) | (i >= j)) & ((p.triangle != 2u) | (i <= j));
}

// An element of the second factor of a product, which stands in a row.
fn inRow(value: V) -> V {
  return select(value, conj(value), p.conjugated == 1u);
}

@compute @workgroup_size(THREADS)
fn rank_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i0 = (group.x + p.baseX) * ROWS;
  let first = (group.y + p.baseY) * COLS;
  if (((p.triangle == 1u) & (i0 + ROWS <= first)) | ((p.triangle == 2u) & (first + COLS <= i0))) {
    return;
  }
  let i = i0 + t % ROWS;
  let j0 = first + t / ROWS;
  let row = i32(min(i, p.m - 1u));
  let xi = mul(p.alpha, widen(x[p.offX + row * p.incX]));
  // Only syr2 reads y as long as A has rows.
  var yi = V();
  if (p.both == 1u) {
    yi = mul(inRow(p.alpha), widen(y[p.offY + row * p.incY]));
  }
  // @registers
  var a: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = widen(A[place(u32(row), min(j0 + u * GROUPS, p.n - 1u))]);
  }
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    let column = i32(min(j, p.n - 1u));
    let isReal = (i == j) & (p.conjugated == 1u) & (p.triangle != 0u);
    var value = mad(xi, inRow(widen(y[p.offY + column * p.incY])), select(a[u], ofReal(realPart(a[u])), isReal));
    if (p.both == 1u) {
      value = mad(yi, inRow(widen(x[p.offX + column * p.incX])), value);
    }
    value = select(value, ofReal(realPart(value)), isReal);
    if (inside(i, j)) {
      A[place(i, j)] = narrow(value);
    }
  }
}
