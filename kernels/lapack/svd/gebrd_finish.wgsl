// gebrd_finish: finishes row `i` of a reduction to bidiagonal form from what gebrd_row has left: its reflector, u of U and x of X, so that
// what is left of the matrix is S - V Y^H - X U^H, and then, if there is a next column in the panel, that column of it.
// Storage   S[k + j*lds], k < m, j < n, u^H right of the superdiagonal in row i; left and right as in gebrd_row, and x and u at q = done,
//           with zeros behind their ends; products: what gebrd_row calls out, of `slices` slices; beside[2*i + 1]: the element right of the
//           diagonal; tau[i]
// Mapping   workgroup (x) -> ROWS rows of X and of U; thread -> a row, every SLICES-th column of V and X; all groups make the reflector
// Tunables  ROWS (32)  SLICES (8); THREADS = ROWS*SLICES; WIDTH widest panel (a multiple of SLICES up to THREADS/2);
//           workgroup bytes = 8*THREADS + 24*WIDTH, twice that of complex numbers
// Needs     i + 1 < n <= m. What a group reads of others' rows (row i+1 of Y and U) no group writes
// Source    LAPACK xGEBD2, xLABRD. With p = S u of the matrix as it would be, S (I - tau u u^H) = S - x u^H, x = tau p
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const WIDTH: u32 = 64u;
const THREADS: u32 = ROWS * SLICES;
const DEPTH: u32 = WIDTH / SLICES;
const SHARES: u32 = THREADS / (2u * WIDTH);

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lds: u32,
  ldn: u32,
  i: u32,
  done: u32,
  width: u32,
  offDots: u32,
  offRows: u32,
  slices: u32,
  next: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read_write> left: array<T>;
@group(0) @binding(2) var<storage, read_write> right: array<T>;
@group(0) @binding(3) var<storage, read> products: array<T>;
@group(0) @binding(4) var<storage, read_write> beside: array<R>;
@group(0) @binding(5) var<storage, read_write> tau: array<T>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/field
// @use lib/householder
// @use lib/reflector

var<workgroup> sharesX: array<V, THREADS>;
var<workgroup> sharesNext: array<V, THREADS>;
// Of r without its first element: Y^H r at q, U^H r at width + q, r^H r at the end.
var<workgroup> dots: array<V, 2u * WIDTH>;
// Y^H u and U^H u, and the conjugates of row i+1 of Y and U.
var<workgroup> ofY: array<V, WIDTH>;
var<workgroup> ofU: array<V, WIDTH>;
var<workgroup> rowY: array<V, WIDTH>;
var<workgroup> rowU: array<V, WIDTH>;

@compute @workgroup_size(THREADS)
fn gebrd_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.i + 1u;
  // What is read of the row is on its way while the reflector is made.
  let k = (first / ROWS + group.x + p.baseX) * ROWS + t % ROWS;
  let row = min(k, p.lds - 1u);
  // @registers
  var v0: array<V, DEPTH>;
  // @registers
  var x0: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let q = min(t / ROWS + u * SLICES, p.done);
    v0[u] = widen(left[row + q * p.lds]);
    x0[u] = widen(left[row + (p.width + q) * p.lds]);
  }
  let column = widen(S[row + first * p.lds]);
  var ofX = V();
  for (var s = t / ROWS; s < p.slices; s += SLICES) {
    ofX += widen(products[p.offRows + row + s * p.lds]);
  }
  let q = t % (2u * WIDTH);
  var dot = V();
  if (q < 2u * p.width) {
    for (var s = t / (2u * WIDTH); s < p.slices; s += SHARES) {
      dot += widen(products[p.offDots + q + s * 2u * p.width]);
    }
  }
  sharesX[t] = dot;
  workgroupBarrier();
  if (t < 2u * WIDTH) {
    // @unroll
    for (var s = 1u; s < SHARES; s++) {
      dot += sharesX[s * 2u * WIDTH + t];
    }
    dots[t] = dot;
  }
  workgroupBarrier();
  let h = fieldReflector(widen(products[first]), realPart(dots[2u * p.width - 1u]));
  if (t <= p.done) {
    let y = conj(widen(right[first + t * p.ldn]));
    ofY[t] = mad(h.scale, dots[t], y);
    rowY[t] = y;
    // Of U there is one column less.
    let u = select(V(), conj(widen(right[first + (p.width + t) * p.ldn])), t < p.done);
    ofU[t] = select(V(), mad(h.scale, dots[p.width + t], u), t < p.done);
    rowU[t] = u;
  }
  workgroupBarrier();

  // What V and X say about a row of x and of the next column.
  ofX = mul(h.scale, ofX);
  var ofNext = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let q = t / ROWS + u * SLICES;
    if (q <= p.done) {
      ofX -= mul(v0[u], ofY[q]);
      ofNext += mul(v0[u], rowY[q]);
    }
    if (q < p.done) {
      ofX -= mul(x0[u], ofU[q]);
      ofNext += mul(x0[u], rowU[q]);
    }
  }
  sharesX[t] = ofX;
  sharesNext[t] = ofNext;
  workgroupBarrier();
  if (t < ROWS && k < p.lds) {
    // @unroll
    for (var s = 1u; s < SLICES; s++) {
      ofX += sharesX[s * ROWS + t];
      ofNext += sharesNext[s * ROWS + t];
    }
    let inside = k >= first && k < p.m;
    let x = select(V(), mul(h.tau, column + ofX), inside);
    left[k + (p.width + p.done) * p.lds] = narrow(x);
    if (inside && p.next == 1u) {
      S[k + first * p.lds] = narrow(column - ofNext - x);
    }
    if (k < p.ldn) {
      let tail = select(V(), mul(h.scale, widen(products[k])), k > first && k < p.n);
      right[k + (p.width + p.done) * p.ldn] = narrow(select(tail, ofReal(1.0), k == first));
      if (k > first && k < p.n) {
        S[p.i + k * p.lds] = narrow(conj(tail));
      }
    }
  }
  if (group.x + p.baseX == 0u && t == 0u) {
    beside[2u * p.i + 1u] = h.beta;
    tau[p.i] = narrow(h.tau);
  }
}
