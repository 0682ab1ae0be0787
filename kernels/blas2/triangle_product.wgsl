// triangle_product: W := A x in slices for a matrix of which one triangle is stored, in tiles: each element is read once and, for a symmetric
// A, used twice: in row i times x(j), and in row j times x(i). gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], only i >= j (upper = 0) or i <= j (upper = 1) used; x(j) = x[offX + j*incX]; W(i, s) = W[i + s*n]
//           tile (I, J) gives slice J of the rows of I (rowSums = 1) and slice I of the rows of J (colSums = 1)
// Mapping   workgroup (x, y) of ceil(n/TILE) + 1 by half as many -> one tile of the triangle: row y of tiles and the row as far from the
//           other end share one line of the grid; thread -> rows r and r + ROWS of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (64)  GROUPS (8)   ROWS = TILE/2, workgroup bytes = (TILE*(ROWS+1) + GROUPS*TILE)*4
// Needs     nothing. The other triangle may be loaded in a tile on the diagonal, never used; unit = 1 takes the diagonal as ones.
//           symmetric = 1: the diagonal counts in the row sums only
// Source    BLAS xSYMV, xTRMV
const TILE: u32 = 64u;
const GROUPS: u32 = 8u;
const ROWS: u32 = TILE / 2u;
const THREADS: u32 = ROWS * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = ROWS + 1u; // against bank conflicts

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
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> W: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> rowParts: array<f32, GROUPS * TILE>;
var<workgroup> colParts: array<f32, TILE * PITCH>;

fn readX(i: u32) -> f32 {
  return x[p.offX + i32(min(i, p.n - 1u)) * p.incX];
}

fn readA(i: u32, j: u32) -> f32 {
  let value = A[p.offA + min(i, p.n - 1u) + min(j, p.n - 1u) * p.lda];
  return select(value, 1.0, (i == j) & (p.unit == 1u));
}

// Whether (i, j) is stored. Off the diagonal tiles this only cuts the edge of the matrix.
fn stored(i: u32, j: u32) -> bool {
  return (i < p.n) & (j < p.n) & select(i >= j, i <= j, p.upper == 1u);
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
  let r = t % ROWS;
  let g = t / ROWS;
  let i0 = tileI * TILE + r;
  let i1 = i0 + ROWS;
  let j0 = tileJ * TILE + g;
  // @registers
  var a0: array<f32, DEPTH>;
  // @registers
  var a1: array<f32, DEPTH>;
  // @registers
  var xs: array<f32, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    a0[u] = readA(i0, j);
    a1[u] = readA(i1, j);
    xs[u] = readX(j);
  }
  let x0 = readX(i0);
  let x1 = readX(i1);
  var sum0 = 0.0;
  var sum1 = 0.0;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let j = j0 + u * GROUPS;
    sum0 = select(sum0, fma(a0[u], xs[u], sum0), stored(i0, j));
    sum1 = select(sum1, fma(a1[u], xs[u], sum1), stored(i1, j));
    let first = select(0.0, a0[u] * x0, stored(i0, j) & ((i0 != j) | (p.symmetric == 0u)));
    let second = select(0.0, a1[u] * x1, stored(i1, j) & ((i1 != j) | (p.symmetric == 0u)));
    colParts[(g + u * GROUPS) * PITCH + r] = first + second;
  }
  rowParts[g * TILE + r] = sum0;
  rowParts[g * TILE + r + ROWS] = sum1;
  workgroupBarrier();
  if (t < TILE) {
    // A tile on the diagonal of a symmetric matrix gives both sums to the same rows and slice.
    let both = (tileI == tileJ) & (p.symmetric == 1u);
    let i = tileI * TILE + t;
    let j = tileJ * TILE + t;
    var row = 0.0;
    for (var k = 0u; k < GROUPS; k++) {
      row += rowParts[k * TILE + t];
    }
    var col = 0.0;
    for (var k = 0u; k < ROWS; k++) {
      col += colParts[t * PITCH + k];
    }
    if ((p.rowSums == 1u) & (i < p.n)) {
      W[i + tileJ * p.n] = select(row, row + col, both);
    }
    if ((p.colSums == 1u) & (j < p.n) & !both) {
      W[j + tileI * p.n] = col;
    }
  }
}
