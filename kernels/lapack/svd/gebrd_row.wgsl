// gebrd_row: the reflector of column `i` of a reduction to bidiagonal form from the products that gebrd_columns has left, its v of V and y
// of Y, so that what is left of the matrix is S - V Y^H - X U^H; the adjoint r of row i of that; and the products that row waits for.
// Storage   S[k + j*lds], k < m, j < n, v below the diagonal in place of x; left[k + q*lds]: V(:, q) at column q, X(:, q) at width + q;
//           right[j + q*ldn]: Y(:, q) and U(:, q), q < done, and v and y at q = done, with zeros behind their ends; across: out of
//           gebrd_columns; out[j]: r(j), i < j < n, and of r without its first element out[offDots + q + s*2*width],
//           out[offDots + width + q + s*2*width], out[offDots + 2*width - 1 + s*2*width]: what the s-th slice of columns gives to Y^H r,
//           y^H r, U^H r and r^H r; out[offRows + k + s*lds]: to S(k, :) r, k > i; beside[2*i]: the bidiagonal matrix's diagonal; tau[i]
// Mapping   workgroup (x, y) -> the slice x of COLS columns, ROWS rows y, counted from those of S(i+1, i+1); the last line -> the products
//           with Y and U; thread -> a row, every THREADS/ROWS-th stretch of columns; all groups make y and r of their columns
// Tunables  ROWS  COLS (powers of two up to THREADS)  THREADS (at least 2*WIDTH)  WIDTH widest panel (a multiple of THREADS/COLS);
//           workgroup bytes = 8*THREADS + 8*COLS + 16*WIDTH, twice that of complex numbers
// Needs     what a group reads of others' places (row i of S, V and X; S(i, i)) no group writes
// Source    LAPACK xGEBD2, xLABRD. With p = S^H v of the matrix as it would be, (I - conj(tau) v v^H) S = S - v y^H, y = tau p. The product
//           with a row while that is made: G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient bidiagonalization
//           using BLAS 2.5 operators, ACM Trans. Math. Softw. 34 (2008)
const ROWS: u32 = 128u;
const COLS: u32 = 64u;
const THREADS: u32 = 256u;
const WIDTH: u32 = 64u;
const SHARES: u32 = THREADS / COLS;
const DEPTH: u32 = WIDTH / SHARES;
const PARTS: u32 = THREADS / ROWS;
const EACH: u32 = COLS / PARTS;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lds: u32,
  ldn: u32,
  i: u32,
  done: u32,
  width: u32,
  offDots: u32,
  offRows: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read_write> left: array<T>;
@group(0) @binding(2) var<storage, read_write> right: array<T>;
@group(0) @binding(3) var<storage, read> across: array<T>;
@group(0) @binding(4) var<storage, read_write> out: array<T>;
@group(0) @binding(5) var<storage, read_write> beside: array<R>;
@group(0) @binding(6) var<storage, read_write> tau: array<T>;
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/field
// @use lib/householder
// @use lib/reflector

var<workgroup> sharesY: array<V, THREADS>;
var<workgroup> sharesR: array<V, THREADS>;
// V^H v and X^H v, and the conjugates of row i of V and X.
var<workgroup> ofV: array<V, WIDTH>;
var<workgroup> ofX: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowX: array<V, WIDTH>;
// y, and r without its first element, of the group's columns.
var<workgroup> newY: array<V, COLS>;
var<workgroup> rest: array<V, COLS>;

@compute @workgroup_size(THREADS)
fn gebrd_row(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.i + 1u;
  let slice = group.x + p.baseX;
  let line = group.y + p.baseY;
  let lines = (p.m + ROWS - 1u) / ROWS - first / ROWS;
  let j0 = (first / COLS + slice) * COLS;
  let j = j0 + t % COLS;
  let column = min(j, p.n - 1u);
  let k = (first / ROWS + line) * ROWS + t % ROWS;
  let row = min(k, p.lds - 1u);
  // What is read is on its way while the reflector is made.
  // @registers
  var y0: array<V, DEPTH>;
  // @registers
  var u0: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let q = min(t / COLS + u * SHARES, max(p.done, 1u) - 1u);
    y0[u] = widen(right[column + q * p.ldn]);
    u0[u] = widen(right[column + (p.width + q) * p.ldn]);
  }
  // @registers
  var a: array<V, EACH>;
  // @unroll
  for (var c = 0u; c < EACH; c++) {
    a[c] = widen(S[row + min(j0 + t / ROWS * EACH + c, p.n - 1u) * p.lds]);
  }
  let x = widen(S[row + p.i * p.lds]);
  let h = fieldReflector(widen(S[p.i + p.i * p.lds]), realPart(widen(across[p.ldn + 2u * p.width])));
  if (t < p.done) {
    let v = conj(widen(left[p.i + t * p.lds]));
    let ofRow = conj(widen(left[p.i + (p.width + t) * p.lds]));
    ofV[t] = mad(h.scale, widen(across[p.ldn + t]), v);
    ofX[t] = mad(h.scale, widen(across[p.ldn + p.width + t]), ofRow);
    rowV[t] = v;
    rowX[t] = ofRow;
  }
  workgroupBarrier();
  var y = V();
  var r = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let q = t / COLS + u * SHARES;
    if (q < p.done) {
      y += mad(y0[u], ofV[q], mul(u0[u], ofX[q]));
      r += mad(y0[u], rowV[q], mul(u0[u], rowX[q]));
    }
  }
  sharesY[t] = y;
  sharesR[t] = r;
  workgroupBarrier();
  if (t < COLS) {
    // @unroll
    for (var s = 1u; s < SHARES; s++) {
      y += sharesY[s * COLS + t];
      r += sharesR[s * COLS + t];
    }
    let inside = j >= first && j < p.n;
    let element = conj(widen(S[p.i + column * p.lds]));
    y = select(V(), mul(h.tau, mad(h.scale, widen(across[column]), element) - y), inside);
    r = select(V(), element - r - y, inside);
    newY[t] = y;
    rest[t] = select(V(), r, j > first);
    if (line == lines && j < p.ldn) {
      right[j + p.done * p.ldn] = narrow(y);
      out[j] = narrow(r);
    }
  }
  workgroupBarrier();
  if (line == lines) {
    let place = p.offDots + slice * 2u * p.width;
    let lower = max(j0, first + 1u) - j0;
    let upper = min(max(p.n, j0) - j0, COLS);
    if (t < 2u * p.width) {
      let isOwn = t == p.done;
      let isLast = t == 2u * p.width - 1u;
      var sum = V();
      if (t <= p.done || isLast || (t >= p.width && t - p.width < p.done)) {
        for (var c = lower; c < upper; c++) {
          let given = widen(right[j0 + c + t * p.ldn]);
          sum = mad(conj(select(select(given, newY[c], isOwn), rest[c], isLast)), rest[c], sum);
        }
      }
      out[place + t] = narrow(sum);
    }
    if (t == 0u && slice == 0u) {
      beside[2u * p.i] = h.beta;
      tau[p.i] = narrow(h.tau);
    }
    return;
  }
  var sum = V();
  // @unroll
  for (var c = 0u; c < EACH; c++) {
    sum = mad(a[c], rest[t / ROWS * EACH + c], sum);
  }
  sharesY[t] = sum;
  workgroupBarrier();
  if (t < ROWS && k < p.lds) {
    // @unroll
    for (var s = 1u; s < PARTS; s++) {
      sum += sharesY[s * ROWS + t];
    }
    out[p.offRows + k + slice * p.lds] = narrow(sum);
    if (slice == 0u && k >= first) {
      let v = select(V(), mul(h.scale, x), k < p.m);
      left[k + p.done * p.lds] = narrow(v);
      S[k + p.i * p.lds] = narrow(v);
    }
  }
}
