// gehrd_product: the products that column `j` of a reduction to Hessenberg form waits for, with the vector x = S(j+2..hi-1, j) that its
// reflector will be made of: S x and S^H x, S as it was when the panel began, in one pass over it; V^H x, Y^H x, Z^H x; x^H S x and x^H x.
// Storage   S[i + c*n]; behind its n columns V(:, q) at column q, Y(:, q) at width + q, Z(:, q) at 2*width + q, q < done.
//           out[q], out[width + q], out[2*width + q]: the products of V, Y and Z; behind them x^H x, S(j+1, j+1), and from each tile its
//           part of x^H S x; out[offRows + i + s*n]: what the s-th tile of row i gives to S(i, j+2..) x, rows from `top` on;
//           out[offCols + c + s*n]: what the s-th tile of column c gives to S(j+2.., c)^H x, c > j
// Mapping   workgroup (x, y) -> the tile of rows y, columns x, counted from that of S(top, j+1); those of further lines -> a column of V, Y
//           or Z each, or x; thread -> every LANES-th row of every LANES-th column of the tile
// Tunables  TILE order of a tile (a multiple of LANES)  LANES (16); THREADS = LANES*LANES; workgroup bytes = 4*(TILE*(LANES + 3) + THREADS),
//           twice that of complex numbers
// Needs     all elements of S are there, of whatever rows
// Source    LAPACK xLAHR2; G. Howell, J. Demmel, C. Fulton, S. Hammarling, K. Marmol, Cache efficient bidiagonalization using BLAS 2.5
//           operators, ACM Trans. Math. Softw. 34 (2008): both products while a tile is at hand; sytrd_tiles
const TILE: u32 = 64u;
const LANES: u32 = 16u;
const THREADS: u32 = LANES * LANES;
const EACH: u32 = TILE / LANES;
const PITCH: u32 = LANES + 1u; // against bank conflicts

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  top: u32,
  hi: u32,
  j: u32,
  done: u32,
  width: u32,
  offRows: u32,
  offCols: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read_write> out: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field

var<workgroup> ofRows: array<V, TILE>;
var<workgroup> ofCols: array<V, TILE>;
var<workgroup> parts: array<V, TILE * PITCH>;
var<workgroup> shares: array<V, THREADS>;

// An element of x; zeros in front of it and behind its end.
fn readX(i: u32) -> V {
  let value = widen(S[min(i, p.n - 1u) + p.j * p.n]);
  return select(V(), value, i > p.j + 1u && i < p.hi);
}

// The sum over all threads, for thread 0.
fn total(t: u32, value: V) -> V {
  shares[t] = value;
  workgroupBarrier();
  var sum = V();
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

// The product of x with column q of the panel's, V first, then Y and Z, or with itself.
fn dots(t: u32, q: u32) {
  let inPanel = q < 3u * p.done;
  let kind = q / max(p.done, 1u);
  let place = select(3u * p.width, kind * p.width + q - kind * p.done, inPanel);
  let column = select(p.j, p.n + place, inPanel);
  var sum = V();
  for (var i = p.j + 2u + t; i < p.hi; i += THREADS) {
    sum = mad(conj(widen(S[i + column * p.n])), readX(i), sum);
  }
  let all = total(t, sum);
  if (t == 0u && q <= 3u * p.done) {
    out[place] = narrow(all);
  }
}

@compute @workgroup_size(THREADS)
fn gehrd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let row0 = p.top / TILE;
  let col0 = first / TILE;
  let lines = (p.hi + TILE - 1u) / TILE - row0;
  let tiles = (p.hi + TILE - 1u) / TILE - col0;
  let gx = group.x + p.baseX;
  let gy = group.y + p.baseY;
  if (gy >= lines) {
    dots(t, gx + (gy - lines) * tiles);
    return;
  }
  let lane = t % LANES;
  let g = t / LANES;
  let i0 = (row0 + gy) * TILE;
  let j0 = (col0 + gx) * TILE;
  // @registers
  var a: array<V, EACH * EACH>;
  // @unroll
  for (var w = 0u; w < EACH; w++) {
    let column = min(j0 + g + w * LANES, p.n - 1u) * p.n;
    // @unroll
    for (var u = 0u; u < EACH; u++) {
      a[w * EACH + u] = widen(S[min(i0 + lane + u * LANES, p.n - 1u) + column]);
    }
  }
  for (var k = t; k < TILE; k += THREADS) {
    ofRows[k] = readX(i0 + k);
    ofCols[k] = readX(j0 + k);
  }
  workgroupBarrier();
  // @unroll
  for (var u = 0u; u < EACH; u++) {
    var sum = V();
    // @unroll
    for (var w = 0u; w < EACH; w++) {
      sum = mad(a[w * EACH + u], ofCols[g + w * LANES], sum);
    }
    parts[(lane + u * LANES) * PITCH + g] = sum;
  }
  workgroupBarrier();
  var share = V();
  for (var k = t; k < TILE; k += THREADS) {
    var sum = V();
    // @unroll
    for (var l = 0u; l < LANES; l++) {
      sum += parts[k * PITCH + l];
    }
    if (i0 + k < p.n) {
      out[p.offRows + i0 + k + gx * p.n] = narrow(sum);
    }
    share = mad(conj(ofRows[k]), sum, share);
  }
  workgroupBarrier();
  // @unroll
  for (var w = 0u; w < EACH; w++) {
    var sum = V();
    // @unroll
    for (var u = 0u; u < EACH; u++) {
      sum = mad(conj(a[w * EACH + u]), ofRows[lane + u * LANES], sum);
    }
    parts[(g + w * LANES) * PITCH + lane] = sum;
  }
  workgroupBarrier();
  for (var k = t; k < TILE; k += THREADS) {
    var sum = V();
    // @unroll
    for (var l = 0u; l < LANES; l++) {
      sum += parts[k * PITCH + l];
    }
    if (j0 + k < p.n) {
      out[p.offCols + j0 + k + gy * p.n] = narrow(sum);
    }
  }
  let all = total(t, share);
  if (t == 0u) {
    out[3u * p.width + 2u + gx + gy * tiles] = narrow(all);
    if (gx == 0u && gy == 0u) {
      out[3u * p.width + 1u] = S[first + first * p.n];
    }
  }
}
