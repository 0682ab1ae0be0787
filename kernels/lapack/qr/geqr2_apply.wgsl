// geqr2_apply: C := (I - V T V^H)^H C = C - V (T^H W) for what lies behind a factored panel in the same matrix, W = V^H C given in parts.
// Storage   v(i,q) = A[off + i + q*lda] below the diagonal, 1 on it, 0 above, q < w; C(i,c) = A[offC + i + c*lda], i < m, c < n;
//           W(q,c) = sum over chunks of P[(chunk*n + c)*WIDTH + q]; triangle[offT + l + k*ldt] = T(l,k), WIDTH x WIDTH, with zeros beyond its triangle
// Mapping   workgroup (x, y) -> ROWS rows, columns y*COLS.., for which each workgroup adds up W;
//           thread -> one q and c of W, then one row of C
// Tunables  WIDTH widest panel (4..32)  COLS (8..32), WIDTH*COLS threads, a multiple of ROWS  ROWS (64); workgroup bytes = 2*size(V)*WIDTH*COLS
// Needs     w <= WIDTH. A thread reads and writes elements of C that are its own; the panel's columns are not C's.
// Source    LAPACK xLARFB, its second and third product
// @use lib/field
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const ROWS: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const EACH: u32 = COLS * ROWS / THREADS;

struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  offT: u32,
  ldt: u32,
  chunks: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> P: array<V>;
@group(0) @binding(2) var<storage, read> triangle: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> products: array<V, WIDTH * COLS>;
var<workgroup> weights: array<V, WIDTH * COLS>;

@compute @workgroup_size(THREADS)
fn geqr2_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let firstColumn = group.y * COLS;
  // What the thread needs of V comes while W is added up.
  let i = (group.x + p.baseX) * ROWS + t % ROWS;
  // @registers
  var v: array<V, WIDTH>;
  // @unroll
  for (var q = 0u; q < WIDTH; q++) {
    let value = widen(A[p.off + min(i, p.m - 1u) + min(q, p.w - 1u) * p.lda]);
    v[q] = select(V(), select(select(V(), ofReal(1.0), i == q), value, i > q), q < p.w);
  }
  let stride = p.n * WIDTH;
  let place = min(firstColumn * WIDTH + t, stride - 1u);
  var sum = V();
  for (var chunk = 0u; chunk < p.chunks; chunk += 8u) {
    // @unroll
    for (var s = 0u; s < 8u; s++) {
      let part = P[min(chunk + s, p.chunks - 1u) * stride + place];
      sum += select(V(), part, chunk + s < p.chunks);
    }
  }
  products[t] = sum;
  workgroupBarrier();
  let own = t % WIDTH;
  let column = t - own;
  sum = V();
  // @unroll
  for (var l = 0u; l < WIDTH; l++) {
    sum = mad(conj(widen(triangle[p.offT + l + own * p.ldt])), products[column + l], sum);
  }
  weights[t] = sum;
  workgroupBarrier();
  let firstOwn = t / ROWS * EACH;
  // @registers
  var x: array<V, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    let c = min(firstColumn + firstOwn + e, p.n - 1u);
    x[e] = widen(A[p.offC + min(i, p.m - 1u) + c * p.lda]);
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      x[e] = mad(-v[q], weights[(firstOwn + e) * WIDTH + q], x[e]);
    }
  }
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (i < p.m && firstColumn + firstOwn + e < p.n) {
      A[p.offC + i + (firstColumn + firstOwn + e) * p.lda] = narrow(x[e]);
    }
  }
}
