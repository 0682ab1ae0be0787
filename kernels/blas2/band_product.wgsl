// band_product: W := B x in slices, B a band matrix: A, A^T, or the symmetric one of which A is a triangle, with conjugated = 1 A^H or the
// Hermitian one. gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], used only for -ku <= i - j <= kl: band storage and its leading dimension less one;
//           x(j) = x[offX + j*incX]; W(i, s) = W[i + s*m]: slices below `straight` are of A x, the others of A^T x or A^H x
// Mapping   workgroup (x, y) -> ROWS rows of B, `slice` steps of slice y; thread -> one row, every GROUPS-th step. With TOGETHER = 1 the
//           rows of A step through the columns that any of them needs, so that neighbours load neighbours of one column; of A^T, GROUPS
//           neighbours share a row, which is a column of A. Else each row steps through its own band: bands so narrow that the cache joins
// Tunables  ROWS (32..128)  GROUPS threads per row (1..8)  DEPTH steps in flight per thread (4..8)  TOGETHER (0 if GROUPS = 1)
//           T V COMPLEX: lib/field   workgroup bytes = ROWS*GROUPS*size(V)
// Needs     slice a multiple of GROUPS*DEPTH: steps behind the last slice are off the band. kl and ku less than the rows and columns of A
//           unit = 1 takes the diagonal as ones; symmetric = 1: the slices of A^T leave it out, and of a Hermitian matrix only its real
//           parts are looked at. What is loaded for a place off the band is an element of the row's band, not used
// Source    BLAS xGBMV, xSBMV, xHBMV, xTBMV
// @use lib/field
// @use lib/field_double
const ROWS: u32 = 32u;
const GROUPS: u32 = 8u;
const DEPTH: u32 = 8u;
const TOGETHER: u32 = 1u;
const THREADS: u32 = ROWS * GROUPS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: i32,
  n: i32,
  kl: i32,
  ku: i32,
  straight: u32,
  slice: u32,
  unit: u32,
  symmetric: u32,
  conjugated: u32,
  offA: i32,
  lda: i32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> x: array<T>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS>;

@compute @workgroup_size(THREADS)
fn band_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let s = group.y + p.baseY;
  let straight = s < p.straight;
  let together = straight & (TOGETHER == 1u);
  let r = select(t / GROUPS, t % ROWS, straight);
  let g = select(t % GROUPS, t / ROWS, straight);
  let i0 = i32((group.x + p.baseX) * ROWS);
  let i = i0 + i32(r);
  // Row i of B has the columns first..last; `row` is one that has any.
  let left = select(p.ku, p.kl, straight);
  let right = select(p.kl, p.ku, straight);
  let first = max(i - left, 0);
  let last = min(i + right, p.n - 1);
  let row = min(i, min(p.m, p.n + left) - 1);
  let nearest = max(row - left, 0);
  let farthest = min(row + right, p.n - 1);
  let rowStep = select(p.lda, 1, straight);
  let colStep = select(1, p.lda, straight);
  let atA = p.offA + row * rowStep;
  let base = select(i, i0, together) - left;
  let steps = u32(left + right) + select(1u, ROWS, together);
  let begin = (s - select(p.straight, 0u, straight)) * p.slice;
  let end = min(begin + p.slice, steps);
  let skipped = !straight & (p.symmetric == 1u);
  let turned = !straight & (p.conjugated == 1u);
  let hermitian = (p.symmetric == 1u) & (p.conjugated == 1u);
  var sum = V();
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var xs: array<V, DEPTH>;
  for (var q = begin + g; q < end; q += GROUPS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = clamp(base + i32(q + u * GROUPS), nearest, farthest);
      a[u] = widen(A[atA + j * colStep]);
      xs[u] = widen(x[p.offX + j * p.incX]);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let j = base + i32(q + u * GROUPS);
      let own = select(select(a[u], conj(a[u]), turned), ofReal(realPart(a[u])), (i == j) & hermitian);
      let value = select(own, one(), (i == j) & (p.unit == 1u));
      let used = (j >= first) & (j <= last) & !((i == j) & skipped);
      sum = select(sum, mad(value, xs[u], sum), used);
    }
  }
  sums[g * ROWS + r] = sum;
  workgroupBarrier();
  let mine = i0 + i32(t);
  if ((t < ROWS) & (mine < p.m)) {
    var total = V();
    for (var k = 0u; k < GROUPS; k++) {
      total = add(total, sums[k * ROWS + t]);
    }
    W[u32(mine) + s * u32(p.m)] = total;
  }
}
