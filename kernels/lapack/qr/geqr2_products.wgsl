// geqr2_products: P := V^H C in parts, one for each chunk of rows; V is a factored panel of w columns,
// C what lies behind it in the same matrix.
// Storage   v(i,q) = A[off + i + q*lda] below the diagonal, 1 on it, 0 above; C(i,c) = A[offC + i + c*lda], i < m, c < n;
//           P[(chunk*n + c)*WIDTH + q], all q < WIDTH
// Mapping   workgroup (x, y) -> chunk of `slabs` slabs of SLAB rows, columns y*COLS..; thread -> one q and c
// Tunables  WIDTH widest panel (4..32)  COLS (8..32), WIDTH*COLS threads  SLAB rows in workgroup memory (32, 64);
//           workgroup bytes = size(V)*(SLAB+1)*(WIDTH+COLS)
// Needs     w <= WIDTH. The panel's columns are not C's.
// Source    LAPACK xLARFB, its first product
// @use lib/field
const WIDTH: u32 = 4u;
const COLS: u32 = 32u;
const SLAB: u32 = 64u;
const THREADS: u32 = WIDTH * COLS;
const STRIDE: u32 = SLAB + 1u;

struct Params {
  m: u32,
  n: u32,
  w: u32,
  off: u32,
  offC: u32,
  lda: u32,
  slabs: u32,
  baseX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<V>;
@group(0) @binding(2) var<uniform> p: Params;

// Conjugates
var<workgroup> v: array<V, WIDTH * STRIDE>;
var<workgroup> a: array<V, COLS * STRIDE>;

@compute @workgroup_size(THREADS)
fn geqr2_products(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chunk = group.x + p.baseX;
  let firstColumn = group.y * COLS;
  let q = t / COLS;
  let c = t % COLS;
  var sum = V();
  for (var slab = 0u; slab < p.slabs; slab++) {
    let firstRow = (chunk * p.slabs + slab) * SLAB;
    for (var id = t; id < WIDTH * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = id / SLAB;
      let value = widen(A[p.off + min(i, p.m - 1u) + min(column, p.w - 1u) * p.lda]);
      let below = select(select(V(), ofReal(1.0), i == column), value, i > column);
      v[column * STRIDE + id % SLAB] = select(V(), conj(below), i < p.m && column < p.w);
    }
    for (var id = t; id < COLS * SLAB; id += THREADS) {
      let i = firstRow + id % SLAB;
      let column = firstColumn + id / SLAB;
      let value = widen(A[p.offC + min(i, p.m - 1u) + min(column, p.n - 1u) * p.lda]);
      a[id / SLAB * STRIDE + id % SLAB] = select(V(), value, i < p.m);
    }
    workgroupBarrier();
    // @unroll
    for (var i = 0u; i < SLAB; i++) {
      sum = mad(v[q * STRIDE + i], a[c * STRIDE + i], sum);
    }
    workgroupBarrier();
  }
  if (firstColumn + c < p.n) {
    P[(chunk * p.n + firstColumn + c) * WIDTH + q] = sum;
  }
}
