// sytrd_column: finishes column `j` of a tridiagonal reduction, from the products that sytrd_product has left: the reflector, v and w of the
// panel, so that the trailing matrix is S - V W^T - W V^T, and then, if there is a next column in the panel, that column of it.
// Storage   S[i + c*n], v below its first element in place of x; behind its n columns V(:, q) at column q and again at 2*width + q, W(:, q)
//           at width + q, q < done, and v, w at q = done; products as in sytrd_product; T: the diagonal, beside it, and tau, n of each
// Mapping   workgroup (x) -> ROWS rows; thread -> a row, every SLICES-th column of V and W; all groups make the reflector
// Tunables  ROWS (32)  SLICES (8); THREADS = ROWS*SLICES; WIDTH widest panel (a multiple of SLICES up to THREADS); workgroup bytes = 16*(THREADS + 16 + WIDTH)
// Needs     what a group reads of others' rows (row j+1 of V and W, S(j+1, j)) no group writes
// Source    LAPACK xLATRD, xLARFG; w^T v = tau (v^T S v - 2 (V^T v)^T (W^T v)), which needs no further pass over w
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const WIDTH: u32 = 64u;
const THREADS: u32 = ROWS * SLICES;
const DEPTH: u32 = WIDTH / SLICES;

struct Params {
  baseX: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  // Groups of sytrd_product, or those of sytrd_tiles that have tiles.
  groups: u32,
  offY: u32,
  slices: u32,
  pitch: u32,
  next: u32,
  isLast: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<f32>;
@group(0) @binding(1) var<storage, read> products: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> shares: array<vec3f, THREADS>;
var<workgroup> parts: array<vec3f, 16>;
// (W^T v, V^T v), and (W, V) in row j+1.
var<workgroup> across: array<vec2f, WIDTH>;
var<workgroup> inRow: array<vec2f, WIDTH>;

// @use lib/householder

// The sum over all threads.
fn total(t: u32, value: vec3f) -> vec3f {
  shares[t] = value;
  workgroupBarrier();
  if (t < 16u) {
    var sum = vec3f();
    for (var k = t; k < THREADS; k += 16u) {
      sum += shares[k];
    }
    parts[t] = sum;
  }
  workgroupBarrier();
  var sum = vec3f();
  for (var k = 0u; k < 16u; k++) {
    sum += parts[k];
  }
  return sum;
}

@compute @workgroup_size(THREADS)
fn sytrd_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let V = p.n;
  let W = p.n + p.width;
  let ends = 2u * p.width;
  // What is read of the row is on its way while the reflector is made.
  let base = first / ROWS * ROWS;
  let i = base + (group.x + p.baseX) * ROWS + t % ROWS;
  let row = min(i, p.n - 1u);
  // @registers
  var vw: array<vec2f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = min(t / ROWS + u * SLICES, max(p.done, 1u) - 1u);
    vw[u] = vec2f(S[row + (V + k) * p.n], S[row + (W + k) * p.n]);
  }
  let x = S[row + p.j * p.n];
  let column = S[row + first * p.n];
  // S x in this row, of which others have the rest.
  var product = 0.0;
  for (var s = t / ROWS; s < p.slices; s += SLICES) {
    product += products[p.offY + row + s * p.pitch];
  }
  let h = reflector(S[first + p.j * p.n], products[ends]);
  let corner = products[ends + 1u];
  var own = vec3f();
  for (var g = t; g < p.groups; g += THREADS) {
    own.x += products[ends + 2u + g];
  }
  own.x = own.x * h.scale * h.scale;
  for (var s = t; s < p.slices; s += THREADS) {
    own.z += products[p.offY + first + s * p.pitch];
  }
  if (t < p.done) {
    let row = vec2f(S[first + (W + t) * p.n], S[first + (V + t) * p.n]);
    let dots = row + h.scale * vec2f(products[p.width + t], products[t]);
    inRow[t] = row;
    across[t] = dots;
    own += vec3f(-2.0 * dots.x * dots.y, dot(row.yx, dots), 0.0);
  }
  let sums = total(t, own);
  let beside = h.scale * sums.z;
  // v^T S v - 2 (V^T v)^T (W^T v), and w in row `first`
  let square = corner + 2.0 * beside + sums.x;
  let half = -0.5 * h.tau * h.tau * square;
  let wFirst = fma(h.tau, corner + beside - sums.y, half);

  // What V and W say about a row of w, and of the next column.
  var sum = vec3f(0.0, 0.0, product);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = t / ROWS + u * SLICES;
    if (k < p.done) {
      sum += vec3f(dot(vw[u], across[k]), dot(vw[u], inRow[k]), 0.0);
    }
  }
  workgroupBarrier();
  shares[t] = sum;
  workgroupBarrier();
  if (t < ROWS && i >= first && i < p.n) {
    // @unroll
    for (var k = 1u; k < SLICES; k++) {
      sum += shares[k * ROWS + t];
    }
    let v = select(h.scale * x, 1.0, i == first);
    let w = fma(h.tau, fma(h.scale, sum.z, column) - sum.x, half * v);
    S[i + (V + p.done) * p.n] = v;
    S[i + (W + p.done) * p.n] = w;
    S[i + (W + p.width + p.done) * p.n] = v;
    if (i > first) {
      S[i + p.j * p.n] = v;
    }
    if (p.next == 1u) {
      let updated = column - sum.y - fma(v, wFirst, w);
      S[i + first * p.n] = updated;
      if (i == first && p.isLast == 1u) {
        T[first] = updated;
      }
    }
  }
  if (group.x + p.baseX == 0u && t == 0u) {
    T[p.j] = S[p.j + p.j * p.n];
    T[p.n + p.j] = h.beta;
    T[2u * p.n + p.j] = h.tau;
  }
}
