// gehrd_column: finishes column `j` of a reduction to Hessenberg form, from the products that gehrd_product has left: the reflector, v, y
// and z of the panel, so that rows and columns `top` .. hi-1 are S - Y V^H - V Z^H, and then, if there is a next column in the panel, that
// column of it.
// Storage   S[i + c*n], v below its first element in place of x; behind its n columns V(:, q) at column q and again at 3*width + q, Y(:, q)
//           at width + q, Z(:, q) at 2*width + q, q < done, and v, y, z at q = done, with zeros above and below; products as in
//           gehrd_product, `tiles` in a line and `lines` of them; beside[j]: S(j+1, j) as it becomes, a real number; tau[j]
// Mapping   workgroup (x) -> ROWS rows; thread -> a row, every SLICES-th column of V, Y and Z; all groups make the reflector
// Tunables  ROWS (32)  SLICES (8); THREADS = ROWS*SLICES; WIDTH widest panel (a multiple of SLICES up to THREADS);
//           workgroup bytes = 12*THREADS + 20*WIDTH + 128, twice that of complex numbers
// Needs     what a group reads of others' rows (row j+1 of V and Z, S(j+1, j), S(j+1, c), c > j + 1) no group writes
// Source    LAPACK xGEHD2, xLARFG. With p = S v, q = S^H v, s = v^H S v of the matrix as it would be, (I - conj(tau) v v^H) S (I - tau v v^H)
//           = S - y v^H - v z^H, y = tau p - |tau|^2 s v / 2, z = tau q - |tau|^2 conj(s) v / 2
const ROWS: u32 = 32u;
const SLICES: u32 = 8u;
const WIDTH: u32 = 64u;
const THREADS: u32 = ROWS * SLICES;
const DEPTH: u32 = WIDTH / SLICES;

struct Params {
  baseX: u32,
  n: u32,
  top: u32,
  hi: u32,
  j: u32,
  done: u32,
  width: u32,
  offRows: u32,
  offCols: u32,
  tiles: u32,
  lines: u32,
  next: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> products: array<T>;
@group(0) @binding(2) var<storage, read_write> beside: array<R>;
@group(0) @binding(3) var<storage, read_write> tau: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/field
// @use lib/householder
// @use lib/reflector

var<workgroup> sharesY: array<V, THREADS>;
var<workgroup> sharesZ: array<V, THREADS>;
var<workgroup> sharesNext: array<V, THREADS>;
var<workgroup> partsY: array<V, 16>;
var<workgroup> partsZ: array<V, 16>;
// V^H v, Y^H v and Z^H v, and the conjugates of row j+1 of V and Z.
var<workgroup> acrossV: array<V, WIDTH>;
var<workgroup> acrossY: array<V, WIDTH>;
var<workgroup> acrossZ: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowZ: array<V, WIDTH>;

struct Sums {
  square: V,
  corner: V,
}

// The sum over all threads.
fn total(t: u32, value: Sums) -> Sums {
  sharesY[t] = value.square;
  sharesZ[t] = value.corner;
  workgroupBarrier();
  var sum = Sums(V(), V());
  if (t < 16u) {
    for (var k = t; k < THREADS; k += 16u) {
      sum.square += sharesY[k];
      sum.corner += sharesZ[k];
    }
    partsY[t] = sum.square;
    partsZ[t] = sum.corner;
  }
  workgroupBarrier();
  sum = Sums(V(), V());
  for (var k = 0u; k < 16u; k++) {
    sum.square += partsY[k];
    sum.corner += partsZ[k];
  }
  return sum;
}

fn element(i: u32, c: u32) -> V {
  return widen(S[i + c * p.n]);
}

@compute @workgroup_size(THREADS)
fn gehrd_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inV = p.n;
  let inY = p.n + p.width;
  let inZ = p.n + 2u * p.width;
  let ends = 3u * p.width;
  // What is read of the row is on its way while the reflector is made.
  let i = (p.top / ROWS + group.x + p.baseX) * ROWS + t % ROWS;
  let row = min(i, p.n - 1u);
  // @registers
  var v0: array<V, DEPTH>;
  // @registers
  var y0: array<V, DEPTH>;
  // @registers
  var z0: array<V, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = min(t / ROWS + u * SLICES, max(p.done, 1u) - 1u);
    v0[u] = element(row, inV + k);
    y0[u] = element(row, inY + k);
    z0[u] = element(row, inZ + k);
  }
  let x = element(row, p.j);
  let column = element(row, first);
  let line = conj(element(first, row));
  // S x and S^H x in this row, of which others have the rest.
  var ofY = V();
  for (var s = t / ROWS; s < p.tiles; s += SLICES) {
    ofY += widen(products[p.offRows + row + s * p.n]);
  }
  var ofZ = V();
  for (var s = t / ROWS; s < p.lines; s += SLICES) {
    ofZ += widen(products[p.offCols + row + s * p.n]);
  }
  let h = fieldReflector(element(first, p.j), realPart(widen(products[ends])));
  let corner = widen(products[ends + 1u]);
  // v^H S v and row j+1 of S^H v, without what the corner gives to them
  var own = Sums(V(), V());
  for (var g = t; g < p.tiles * p.lines; g += THREADS) {
    own.square += widen(products[ends + 2u + g]);
  }
  own.square = squared(h.scale) * own.square;
  for (var s = t; s < p.tiles; s += THREADS) {
    own.square = mad(h.scale, widen(products[p.offRows + first + s * p.n]), own.square);
  }
  for (var s = t; s < p.lines; s += THREADS) {
    let share = mul(h.scale, widen(products[p.offCols + first + s * p.n]));
    own.square += conj(share);
    own.corner += share;
  }
  if (t < p.done) {
    let ofV = element(first, inV + t);
    let rowOfZ = element(first, inZ + t);
    let dotV = mad(h.scale, widen(products[t]), conj(ofV));
    let dotY = mad(h.scale, widen(products[p.width + t]), conj(element(first, inY + t)));
    let dotZ = mad(h.scale, widen(products[2u * p.width + t]), conj(rowOfZ));
    acrossV[t] = dotV;
    acrossY[t] = dotY;
    acrossZ[t] = dotZ;
    rowV[t] = conj(ofV);
    rowZ[t] = conj(rowOfZ);
    own.square -= mad(conj(dotY), dotV, mul(conj(dotV), dotZ));
    own.corner -= mad(ofV, dotY, mul(rowOfZ, dotV));
  }
  let sums = total(t, own);
  let half = (-0.5 * squared(h.tau)) * (corner + sums.square);
  let zFirst = mad(h.tau, conj(corner) + sums.corner, conj(half));

  // What V, Y and Z say about a row of y, of z and of the next column.
  ofY = mul(h.scale, ofY);
  ofZ = mul(h.scale, ofZ);
  var ofNext = V();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = t / ROWS + u * SLICES;
    if (k < p.done) {
      ofY -= mad(y0[u], acrossV[k], mul(v0[u], acrossZ[k]));
      ofZ -= mad(v0[u], acrossY[k], mul(z0[u], acrossV[k]));
      ofNext += mad(y0[u], rowV[k], mul(v0[u], rowZ[k]));
    }
  }
  workgroupBarrier();
  sharesY[t] = ofY;
  sharesZ[t] = ofZ;
  sharesNext[t] = ofNext;
  workgroupBarrier();
  if (t < ROWS && i < p.n) {
    // @unroll
    for (var k = 1u; k < SLICES; k++) {
      ofY += sharesY[k * ROWS + t];
      ofZ += sharesZ[k * ROWS + t];
      ofNext += sharesNext[k * ROWS + t];
    }
    let inside = i >= p.top && i < p.hi;
    let below = i >= first && i < p.hi;
    let v = select(V(), select(mul(h.scale, x), ofReal(1.0), i == first), below);
    let y = select(V(), mad(h.tau, column + ofY, mul(half, v)), inside);
    let z = select(V(), mad(h.tau, line + ofZ, mul(conj(half), v)), below);
    S[i + (inV + p.done) * p.n] = narrow(v);
    S[i + (inY + p.done) * p.n] = narrow(y);
    S[i + (inZ + p.done) * p.n] = narrow(z);
    S[i + (inZ + p.width + p.done) * p.n] = narrow(v);
    if (below && i > first) {
      S[i + p.j * p.n] = narrow(v);
    }
    if (inside && p.next == 1u) {
      S[i + first * p.n] = narrow(column - ofNext - mad(v, conj(zFirst), y));
    }
  }
  if (group.x + p.baseX == 0u && t == 0u) {
    beside[p.j] = h.beta;
    tau[p.j] = narrow(h.tau);
  }
}
