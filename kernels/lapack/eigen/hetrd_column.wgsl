// hetrd_column: sytrd_column for matrices of any field, as it is used for Hermitian ones: finishes column `j` of a reduction to tridiagonal
// form from the products that hetrd_product has left: the reflector, v and w of the panel, so that the trailing matrix is
// S - V W^H - W V^H, and then, if there is a next column in the panel, that column of it.
// Storage   S[i + c*n], v below its first element in place of x; behind its n columns V(:, q) at column q and again at 2*width + q, W(:, q)
//           at width + q, q < done, and v, w at q = done; products as in hetrd_product; tridiagonal: the diagonal and beside it, n of each,
//           real numbers; tau[j]
// Mapping   workgroup (x) -> ROWS rows; thread -> a row, every SLICES-th column of V and W; all groups make the reflector
// Tunables  ROWS (32)  SLICES (8); THREADS = ROWS*SLICES; WIDTH widest panel (a multiple of SLICES up to THREADS);
//           workgroup bytes = 20*(THREADS + 16) + 32*WIDTH
// Needs     what a group reads of others' rows (row j+1 of V and W, S(j+1, j)) no group writes
// Source    LAPACK xLATRD, xLARFG; w^H v = conj(tau) (v^H S v - 2 Re (V^H v)^H (W^H v)), which needs no further pass over w
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
  // Groups of hetrd_product.
  groups: u32,
  offY: u32,
  next: u32,
  isLast: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> products: array<T>;
@group(0) @binding(2) var<storage, read_write> tridiagonal: array<R>;
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/field
// @use lib/householder
// @use lib/reflector

struct Sums {
  x: R,
  y: V,
  z: V,
}

var<workgroup> sharesX: array<R, THREADS>;
var<workgroup> sharesY: array<V, THREADS>;
var<workgroup> sharesZ: array<V, THREADS>;
var<workgroup> partsX: array<R, 16>;
var<workgroup> partsY: array<V, 16>;
var<workgroup> partsZ: array<V, 16>;
// V^H v and W^H v, and the conjugates of row j+1 of W and V.
var<workgroup> acrossV: array<V, WIDTH>;
var<workgroup> acrossW: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowW: array<V, WIDTH>;

// The sum over all threads.
fn total(t: u32, value: Sums) -> Sums {
  sharesX[t] = value.x;
  sharesY[t] = value.y;
  sharesZ[t] = value.z;
  workgroupBarrier();
  var sum = Sums(R(), V(), V());
  if (t < 16u) {
    for (var k = t; k < THREADS; k += 16u) {
      sum.x += sharesX[k];
      sum.y += sharesY[k];
      sum.z += sharesZ[k];
    }
    partsX[t] = sum.x;
    partsY[t] = sum.y;
    partsZ[t] = sum.z;
  }
  workgroupBarrier();
  sum = Sums(R(), V(), V());
  for (var k = 0u; k < 16u; k++) {
    sum.x += partsX[k];
    sum.y += partsY[k];
    sum.z += partsZ[k];
  }
  return sum;
}

fn element(i: u32, c: u32) -> V {
  return widen(S[i + c * p.n]);
}

@compute @workgroup_size(THREADS)
fn hetrd_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inV = p.n;
  let inW = p.n + p.width;
  let ends = 2u * p.width;
  // What is read of the row is on its way while the reflector is made.
  let base = first / ROWS * ROWS;
  let i = base + (group.x + p.baseX) * ROWS + t % ROWS;
  let row = min(i, p.n - 1u);
  // @registers
  var v0: array<V, DEPTH>;
  // @registers
  var w0: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = min(t / ROWS + u * SLICES, max(p.done, 1u) - 1u);
    v0[u] = element(row, inV + k);
    w0[u] = element(row, inW + k);
  }
  let x = element(row, p.j);
  let column = element(row, first);
  let product = widen(products[p.offY + row]);
  let h = fieldReflector(element(first, p.j), realPart(widen(products[ends])));
  let corner = realPart(widen(products[ends + 1u]));
  var own = Sums(R(), V(), V());
  for (var g = t; g < p.groups; g += THREADS) {
    own.x += realPart(widen(products[ends + 2u + g]));
  }
  own.x = own.x * squared(h.scale);
  if (t == 0u) {
    own.z = widen(products[p.offY + first]);
  }
  if (t < p.done) {
    let ofV = element(first, inV + t);
    let ofW = element(first, inW + t);
    let dotV = mad(h.scale, widen(products[t]), conj(ofV));
    let dotW = mad(h.scale, widen(products[p.width + t]), conj(ofW));
    rowV[t] = conj(ofV);
    rowW[t] = conj(ofW);
    acrossV[t] = dotV;
    acrossW[t] = dotW;
    own.x -= 2.0 * realPart(mul(conj(dotV), dotW));
    own.y = mad(ofV, dotW, mul(ofW, dotV));
  }
  let sums = total(t, own);
  let beside = mul(h.scale, sums.z);
  // v^H S v - 2 Re (V^H v)^H (W^H v), and w in row `first`
  let square = corner + 2.0 * realPart(beside) + sums.x;
  let half = -0.5 * squared(h.tau) * square;
  let wFirst = mad(h.tau, ofReal(corner) + beside - sums.y, ofReal(half));

  // What V and W say about a row of w, and of the next column.
  var ofRow = V();
  var ofNext = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = t / ROWS + u * SLICES;
    if (k < p.done) {
      ofRow = mad(v0[u], acrossW[k], mad(w0[u], acrossV[k], ofRow));
      ofNext = mad(v0[u], rowW[k], mad(w0[u], rowV[k], ofNext));
    }
  }
  workgroupBarrier();
  sharesY[t] = ofRow;
  sharesZ[t] = ofNext;
  workgroupBarrier();
  if (t < ROWS && i >= first && i < p.n) {
    // @unroll
    for (var k = 1u; k < SLICES; k++) {
      ofRow += sharesY[k * ROWS + t];
      ofNext += sharesZ[k * ROWS + t];
    }
    let isFirst = i == first;
    let v = select(mul(h.scale, x), ofReal(1.0), isFirst);
    let w = mad(h.tau, mad(h.scale, product, column) - ofRow, half * v);
    S[i + (inV + p.done) * p.n] = narrow(v);
    S[i + (inW + p.done) * p.n] = narrow(w);
    S[i + (inW + p.width + p.done) * p.n] = narrow(v);
    if (i > first) {
      S[i + p.j * p.n] = narrow(v);
    }
    if (p.next == 1u) {
      let updated = column - ofNext - mad(v, conj(wFirst), w);
      S[i + first * p.n] = narrow(select(updated, ofReal(realPart(updated)), isFirst));
      if (isFirst && p.isLast == 1u) {
        tridiagonal[first] = realPart(updated);
      }
    }
  }
  if (group.x + p.baseX == 0u && t == 0u) {
    tridiagonal[p.j] = realPart(element(p.j, p.j));
    tridiagonal[p.n + p.j] = h.beta;
    tau[p.j] = narrow(h.tau);
  }
}
