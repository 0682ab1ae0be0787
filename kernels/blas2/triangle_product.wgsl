// triangle_product: W := A x in slices for a matrix of which one triangle is stored, in tiles: each element is read once and, for
// a symmetric A, used twice: in row i times x(j), and in row j times x(i). gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], only i >= j (upper = 0) or i <= j (upper = 1) used; x(j) = x[offX + j*incX];
//           W(i, s) = W[i + s*n] tile (I, J) gives slice J of the rows of I (rowSums = 1) and slice I of the rows of J (colSums = 1)
// Mapping   workgroup (x, y) of ceil(n/TILE) + 1 by half as many -> one tile of the triangle: row y of tiles and the row as far from the
//           other end share one line of the grid; thread -> four rows of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (64)  GROUPS (8)   LANES = TILE/4, workgroup bytes = (TILE*(LANES+2) + 4*GROUPS*LANES)*4
//           WIDE 1: a thread's rows are neighbours and loaded as one vector (V = vec4f)
//           PACKED 1: A(i, j) = A[offA + packed(i, j)] instead
// Needs     for WIDE n, lda and offA multiples of 4. The other triangle may be loaded in a tile on the diagonal, never used; unit = 1 takes
//           the diagonal as ones. symmetric = 1: the diagonal counts in the row sums only
// Source    BLAS xSYMV, xSPMV, xTRMV, xTPMV
// @use lib/packed
alias V = f32;
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const WIDE: u32 = 0u;
const PACKED: u32 = 0u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u; // against bank conflicts; the last slot takes the sum

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  upper: u32,
  unit: u32,
  symmetric: u32,
  rowSums: u32,
  colSums: u32,
  offA: u32,
  lda: u32,
  offX: i32,
  incX: i32,
}
@group(0) @binding(0) var<storage, read> A: array<V>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> xs: array<f32, TILE>;
var<workgroup> rowParts: array<vec4f, GROUPS * LANES>;
var<workgroup> colParts: array<f32, TILE * PITCH>;

fn readX(i: u32) -> f32 {
  return x[p.offX + i32(min(i, p.n - 1u)) * p.incX];
}

fn place(i: u32, j: u32) -> u32 {
  let row = min(i, p.n - 1u);
  let column = min(j, p.n - 1u);
  if (PACKED == 1u) {
    return p.offA + packed(row, column, p.n, p.upper == 1u);
  }
  return p.offA + row + column * p.lda;
}

// Rows of a lane, the first of which is i: neighbours if they are loaded as one vector.
fn rowsFrom(i: u32) -> vec4u {
  return i + vec4u(0u, 1u, 2u, 3u) * select(LANES, 1u, WIDE == 1u);
}

fn readA(i: vec4u, j: u32) -> vec4f {
  if (WIDE == 1u) {
    return vec4f(A[place(min(i.x, p.n - 4u), j) / 4u]);
  }
  var value = vec4f(A[place(i.x, j)]);
  value.y = vec4f(A[place(i.y, j)]).x;
  value.z = vec4f(A[place(i.z, j)]).x;
  value.w = vec4f(A[place(i.w, j)]).x;
  return value;
}

@compute @workgroup_size(THREADS)
fn triangle_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
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
  let r = t % LANES;
  let g = t / LANES;
  let i = rowsFrom(tileI * TILE + r * select(1u, 4u, WIDE == 1u));
  let j0 = tileJ * TILE + g;
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = readA(i, j0 + u * GROUPS);
  }
  if (t < TILE) {
    xs[t] = readX(tileJ * TILE + t);
  }
  let xi = vec4f(readX(i.x), readX(i.y), readX(i.z), readX(i.w));
  workgroupBarrier();
  var sum = vec4f();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    let j = tileJ * TILE + c;
    let below = i >= vec4u(j);
    let above = i <= vec4u(j);
    let diagonal = below & above;
    let stored = (i < vec4u(p.n)) & vec4<bool>(j < p.n) & select(below, above, vec4<bool>(p.upper == 1u));
    let value = select(vec4f(), select(a[u], vec4f(1.0), diagonal & vec4<bool>(p.unit == 1u)), stored);
    sum = fma(value, vec4f(xs[c]), sum);
    colParts[c * PITCH + r] = dot(select(value, vec4f(), diagonal & vec4<bool>(p.symmetric == 1u)), xi);
  }
  rowParts[g * LANES + r] = sum;
  workgroupBarrier();
  // A tile on the diagonal of a symmetric matrix gives both sums to the same rows and slice.
  let both = (tileI == tileJ) & (p.symmetric == 1u);
  if (t < TILE) {
    var col = 0.0;
    // @unroll
    for (var k = 0u; k < LANES; k++) {
      col += colParts[t * PITCH + k];
    }
    colParts[t * PITCH + LANES] = col;
    let j = tileJ * TILE + t;
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
  workgroupBarrier();
  let s = t - (THREADS - TILE);
  if ((t >= THREADS - TILE) & (p.rowSums == 1u)) {
    let lane = select(s % LANES, s / 4u, WIDE == 1u);
    let q = select(s / LANES, s % 4u, WIDE == 1u);
    var row = select(0.0, colParts[s * PITCH + LANES], both);
    // @unroll
    for (var k = 0u; k < GROUPS; k++) {
      row += rowParts[k * LANES + lane][q];
    }
    let i = tileI * TILE + s;
    if (i < p.n) {
      W[i + tileJ * p.n] = row;
    }
  }
}
