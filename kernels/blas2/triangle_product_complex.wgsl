// triangle_product_complex: triangle_product of complex numbers and of doubles: W := A x in slices for a matrix of which one triangle is stored, in tiles:
// each element is read once and, for a symmetric or Hermitian A, used twice: in row i times x(j), and in row j, with conjugated = 1 its
// conjugate, times x(i). gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], only i >= j (upper = 0) or i <= j (upper = 1) used; x(j) = x[offX + j*incX];
//           W(i, s) = W[i + s*n] tile (I, J) gives slice J of the rows of I (rowSums = 1) and slice I of the rows of J (colSums = 1)
// Mapping   workgroup (x, y) of ceil(n/TILE) + 1 by half as many -> one tile of the triangle: row y of tiles and the row as far from the
//           other end share one line of the grid; thread -> one row of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (32)  GROUPS (4..8)   T V COMPLEX: lib/field
//           workgroup bytes = TILE*(TILE + 2 + GROUPS)*size(V)
//           PACKED 1: A(i, j) = A[offA + packed(i, j)] instead
// Needs     nothing. The other triangle may be loaded in a tile on the diagonal, never used; unit = 1 takes the diagonal as ones.
//           symmetric = 1: the diagonal counts in the row sums only, and of a Hermitian matrix only its real parts are looked at
// Source    BLAS xHEMV, xHPMV, xTRMV, xTPMV; LAPACK CSYMV, CSPMV
// @use lib/field
// @use lib/field_double
// @use lib/packed
const TILE: u32 = 32u;
const GROUPS: u32 = 8u;
const PACKED: u32 = 0u;
const THREADS: u32 = TILE * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = TILE + 1u; // against bank conflicts; the last slot takes the sum

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  conjugated: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> xs: array<V, TILE>;
var<workgroup> rowParts: array<V, GROUPS * TILE>;
var<workgroup> colParts: array<V, TILE * PITCH>;

fn readX(i: u32) -> V {
  return widen(x[p.offX + i32(min(i, p.n - 1u)) * p.incX]);
}

fn readA(i: u32, j: u32) -> V {
  let row = min(i, p.n - 1u);
  let column = min(j, p.n - 1u);
  if (PACKED == 1u) {
    return widen(A[p.offA + packed(row, column, p.n, p.upper == 1u)]);
  }
  return widen(A[p.offA + row + column * p.lda]);
}

@compute @workgroup_size(THREADS)
fn triangle_product_complex(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tiles = (p.n + TILE - 1u) / TILE;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  if (mirrored & (far == gy)) {
    return; // the middle row of an odd number has no partner
  }
  let outer = select(gy, far, mirrored);
  let inner = select(gx, gx - gy - 1u, mirrored);
  let tileI = select(outer, inner, p.upper == 1u);
  let tileJ = select(inner, outer, p.upper == 1u);
  let r = t % TILE;
  let g = t / TILE;
  let i = tileI * TILE + r;
  // @registers
  var a: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = readA(i, tileJ * TILE + g + u * GROUPS);
  }
  if (t < TILE) {
    xs[t] = readX(tileJ * TILE + t);
  }
  let xi = readX(i);
  workgroupBarrier();
  let hermitian = (p.symmetric == 1u) & (p.conjugated == 1u);
  var sum = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    let j = tileJ * TILE + c;
    let stored = (i < p.n) & (j < p.n) & select(i >= j, i <= j, p.upper == 1u);
    var value = select(a[u], ofReal(realPart(a[u])), (i == j) & hermitian);
    value = select(value, one(), (i == j) & (p.unit == 1u));
    // What is not stored may be NaN: it is not multiplied by zero.
    sum = select(sum, mad(value, xs[c], sum), stored);
    let turned = mul(select(value, conj(value), p.conjugated == 1u), xi);
    colParts[c * PITCH + r] = select(V(), turned, stored & !((i == j) & (p.symmetric == 1u)));
  }
  rowParts[g * TILE + r] = sum;
  workgroupBarrier();
  // A tile on the diagonal of a symmetric matrix gives both sums to the same rows and slice.
  let both = (tileI == tileJ) & (p.symmetric == 1u);
  if (t < TILE) {
    var col = V();
    // @unroll
    for (var k = 0u; k < TILE; k++) {
      col = add(col, colParts[t * PITCH + k]);
    }
    colParts[t * PITCH + TILE] = col;
    let j = tileJ * TILE + t;
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
  workgroupBarrier();
  let s = t - (THREADS - TILE);
  if ((t >= THREADS - TILE) & (p.rowSums == 1u)) {
    var row = select(V(), colParts[s * PITCH + TILE], both);
    // @unroll
    for (var k = 0u; k < GROUPS; k++) {
      row = add(row, rowParts[k * TILE + s]);
    }
    let i = tileI * TILE + s;
    if (i < p.n) {
      W[i + tileJ * p.n] = row;
    }
  }
}
