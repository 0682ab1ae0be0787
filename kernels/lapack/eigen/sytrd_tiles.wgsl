// sytrd_tiles: what sytrd_product computes, from half of the matrix: each tile on or below the diagonal is read once, and gives sums to its
// rows and to its columns.
// Storage   S, x, first = j+1 and the products with the panel's V and W as in sytrd_product; out[offY + i + s*pitch]: what tile s of row i's,
//           counted from the one of row `first`, gives to S(i, :) x. The sums behind S(j+1, j+1): from each group with a tile its part of
//           x^T S x
// Mapping   workgroup (x, y) of tiles + 1 by half as many -> one tile: row y of tiles and the row as far from the other end share one line;
//           further lines -> a column of V or W each, or x; thread -> four rows of every GROUPS-th column of the tile
// Tunables  TILE order of a tile (64, 128)  GROUPS (8, at least 4)   LANES = TILE/4, THREADS = LANES*GROUPS
//           workgroup bytes = 4*(TILE*(LANES + 3) + 4*THREADS) + 8*THREADS
// Needs     as sytrd_product; what is above the diagonal is read within tiles on it only
// Source    LAPACK xLATRD; triangle_product
const TILE: u32 = 128u;
const GROUPS: u32 = 8u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u; // against bank conflicts

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  offY: u32,
  pitch: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> xs: array<f32, TILE>;
var<workgroup> rowParts: array<vec4f, THREADS>;
var<workgroup> colParts: array<f32, TILE * PITCH>;
var<workgroup> shares: array<f32, THREADS>;

fn element(i: u32, c: u32) -> f32 {
  return S[i / 4u + c * p.n][i % 4u];
}

// Four elements of x, which begins behind row j+1; zeros behind its end.
fn readX(i: u32) -> vec4f {
  let inside = (4u * i + vec4u(0u, 1u, 2u, 3u) > vec4u(p.j + 1u)) & vec4<bool>(i < p.n);
  return select(vec4f(), S[p.j * p.n + min(i, p.n - 1u)], inside);
}

// The sum over all threads, for thread 0.
fn total(t: u32, value: f32) -> f32 {
  shares[t] = value;
  workgroupBarrier();
  var sum = 0.0;
  if (t < LANES) {
    for (var k = t; k < THREADS; k += LANES) {
      sum += shares[k];
    }
  }
  workgroupBarrier();
  shares[t] = sum;
  workgroupBarrier();
  for (var k = 1u; k < LANES && t == 0u; k++) {
    sum += shares[k];
  }
  return sum;
}

// The product of x with column q of the panel's, V first, or with itself.
fn dots(t: u32, q: u32) {
  let panel = 4u * p.n + q + select(p.width - p.done, 0u, q < p.done);
  let column = select(p.j, panel, q < 2u * p.done);
  var sum = 0.0;
  for (var i = (p.j + 2u) / 4u + t; i < p.n; i += THREADS) {
    let x = readX(i);
    // What is above x may be anything.
    sum += dot(select(vec4f(), S[column * p.n + i], x != vec4f()), x);
  }
  let all = total(t, sum);
  if (t == 0u && q <= 2u * p.done) {
    out[select(2u * p.width, panel - 4u * p.n, q < 2u * p.done)] = all;
  }
}

@compute @workgroup_size(THREADS)
fn sytrd_tiles(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let origin = first / TILE;
  let tiles = (4u * p.n + TILE - 1u) / TILE - origin;
  let lines = (tiles + 1u) / 2u;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  let place = gx + gy * (tiles + 1u);
  if (gy >= lines) {
    dots(t, place - lines * (tiles + 1u));
    return;
  }
  let mirrored = gx > gy;
  let far = tiles - 1u - gy;
  let idle = mirrored && far == gy; // the middle row of an odd number has no partner
  let tileI = select(gy, far, mirrored);
  let tileJ = select(gx, gx - gy - 1u, mirrored);
  let r = t % LANES;
  let g = t / LANES;
  let i = (origin + tileI) * LANES + r;
  let row = min(i, p.n - 1u);
  let j0 = (origin + tileJ) * TILE;
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = S[row + min(j0 + g + u * GROUPS, 4u * p.n - 1u) * p.n];
  }
  if (t < LANES) {
    let x = readX((origin + tileJ) * LANES + t);
    xs[4u * t] = x.x;
    xs[4u * t + 1u] = x.y;
    xs[4u * t + 2u] = x.z;
    xs[4u * t + 3u] = x.w;
  }
  let xi = readX(i);
  workgroupBarrier();
  var sum = vec4f();
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let c = g + u * GROUPS;
    sum = fma(a[u], vec4f(xs[c]), sum);
    colParts[c * PITCH + r] = dot(a[u], xi);
  }
  rowParts[t] = sum;
  workgroupBarrier();
  var share = 0.0;
  if (t < LANES && i < p.n && !idle) {
    // @unroll
    for (var k = 1u; k < GROUPS; k++) {
      sum += rowParts[k * LANES + t];
    }
    for (var q = 0u; q < 4u; q++) {
      out[p.offY + 4u * i + q + tileJ * p.pitch] = sum[q];
    }
    share = dot(sum, xi) * select(2.0, 1.0, tileI == tileJ);
  }
  // Rows and columns of a tile on the diagonal have the same sums.
  for (var c = t; c < TILE && tileI != tileJ && !idle; c += THREADS) {
    var column = 0.0;
    // @unroll
    for (var k = 0u; k < LANES; k++) {
      column += colParts[c * PITCH + k];
    }
    if (j0 + c < 4u * p.n) {
      out[p.offY + j0 + c + tileI * p.pitch] = column;
    }
  }
  let all = total(t, share);
  if (t == 0u) {
    out[2u * p.width + 2u + place] = all;
    if (place == 0u) {
      out[2u * p.width + 1u] = element(first, first);
    }
  }
}
