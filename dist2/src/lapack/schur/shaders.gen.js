// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_binary_scale, lib_field, lib_householder, lib_reflector, lib_sytrd_scale } from '../../runtime/shaderLibs.gen.js';
export const gehrd_column = /* @__PURE__ */ joined(`
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
`, lib_field, ``, lib_householder, ``, lib_reflector, `var<workgroup> sharesY: array<V, THREADS>;
var<workgroup> sharesZ: array<V, THREADS>;
var<workgroup> sharesNext: array<V, THREADS>;
var<workgroup> partsY: array<V, 16>;
var<workgroup> partsZ: array<V, 16>;
var<workgroup> acrossV: array<V, WIDTH>;
var<workgroup> acrossY: array<V, WIDTH>;
var<workgroup> acrossZ: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowZ: array<V, WIDTH>;
struct Sums {
  square: V,
  corner: V,
}
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
`);
export const gehrd_product = /* @__PURE__ */ joined(`
const TILE: u32 = 64u;
const LANES: u32 = 16u;
const THREADS: u32 = LANES * LANES;
const EACH: u32 = TILE / LANES;
const PITCH: u32 = LANES + 1u;
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
`, lib_field, `var<workgroup> ofRows: array<V, TILE>;
var<workgroup> ofCols: array<V, TILE>;
var<workgroup> parts: array<V, TILE * PITCH>;
var<workgroup> shares: array<V, THREADS>;
fn readX(i: u32) -> V {
  let value = widen(S[min(i, p.n - 1u) + p.j * p.n]);
  return select(V(), value, i > p.j + 1u && i < p.hi);
}
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
`);
export const gehrd_spread = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offCols: u32,
  lds: u32,
  cols: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn gehrd_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = shiftOf(largest[0]);
  let half = shift / 2;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let column = (group.y + p.baseY) * COLS + c;
    if (i < p.lds && column < p.cols) {
      var value = V();
      if (i < p.m && column >= p.offCols && column - p.offCols < p.n) {
        value = widen(A[p.offA + i + (column - p.offCols) * p.lda]) * power(half) * power(shift - half);
      }
      S[i + column * p.lds] = narrow(value);
    }
  }
}
`);
export const gehrd_store = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  lo: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> beside: array<R>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn gehrd_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = -shiftOf(largest[0]);
  let half = shift / 2;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = (group.y + p.baseY) * COLS + c;
    let column = p.lo + j;
    if (i < p.m && j < p.n) {
      var value = widen(S[i + column * p.lds]);
      if (i == column + 1u) {
        value = ofReal(beside[column]);
      }
      if (i <= column + 1u) {
        value = value * power(half) * power(shift - half);
      }
      A[p.offA + i + j * p.lda] = narrow(value);
    }
  }
}
`);
