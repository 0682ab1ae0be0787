// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_binary_scale, lib_field, lib_householder, lib_plane_rotation, lib_reflector, lib_sytrd_scale } from '../../runtime/shaderLibs.gen.js';
export const bdsdc_qr = /* @__PURE__ */ joined(`
const MOST: u32 = 32u;
const EPS: f32 = 5.9604645e-8;
const SWEEPS: u32 = 40u;
struct Params {
  baseX: u32,
  n: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> leaves: array<u32>;
@group(0) @binding(1) var<storage, read> T: array<f32>;
@group(0) @binding(2) var<storage, read_write> Z: array<f32>;
@group(0) @binding(3) var<storage, read_write> found: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_plane_rotation, `var<workgroup> rows: array<f32, 2u * MOST * MOST>;
fn turn(t: u32, i: u32, c: f32, s: f32) {
  let at = i * 2u * MOST + t;
  let x = rows[at];
  let y = rows[at + 2u * MOST];
  rows[at] = c * x + s * y;
  rows[at + 2u * MOST] = c * y - s * x;
}
@compute @workgroup_size(2u * MOST)
fn bdsdc_qr(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let leaf = 2u * (group.x + p.baseX);
  let first = leaves[leaf];
  let cols = leaves[leaf + 1u];
  let extra = first + cols < p.n;
  let n = select(cols, cols - 1u, extra);
  let right = t >= MOST;
  let row = t % MOST;
  var d: array<f32, MOST>;
  var e: array<f32, MOST>;
  for (var i = 0u; i < cols; i++) {
    d[i] = select(0.0, T[first + i], i < n);
    e[i] = select(0.0, T[p.n + first + i], i + 1u < cols);
    rows[i * 2u * MOST + t] = select(0.0, 1.0, i == row);
  }
  if (extra) {
    for (var side = 0u; side < 2u; side++) {
      for (var i = 0u; i + side < n; i++) {
        let r = rotation(d[i], e[i]);
        d[i] = r.z;
        e[i] = 0.0;
        if (i + 1u < n) {
          e[i] = r.y * d[i + 1u];
          d[i + 1u] *= r.x;
        }
        if (right == (side == 0u)) {
          turn(t, i, r.x, r.y);
        }
      }
    }
  }
  var left = SWEEPS * cols;
  for (var m = n; m > 1u && left > 0u; ) {
    var l = m - 1u;
    while (l > 0u && abs(e[l - 1u]) > max(EPS * (abs(d[l - 1u]) + abs(d[l])), 0.125 * EPS)) {
      l--;
    }
    if (l > 0u) {
      e[l - 1u] = 0.0;
    }
    if (l + 1u == m) {
      m--;
      continue;
    }
    left--;
    let last = m - 1u;
    var singular = false;
    for (var i = l; i < m; i++) {
      if (abs(d[i]) <= 0.125 * EPS) {
        d[i] = 0.0;
        singular = true;
      }
    }
    var f = d[l];
    if (!singular) {
      let above = d[last - 1u] * d[last - 1u] + e[last - 1u] * e[last - 1u];
      let below = d[last] * d[last];
      let off = d[last] * e[last - 1u];
      let half = 0.5 * (above - below);
      let away = sqrt(half * half + off * off);
      let shift = sqrt(max(0.0, below - off * (off / (half + select(away, -away, half < 0.0)))));
      f = (abs(d[l]) - shift) * (select(1.0, -1.0, d[l] < 0.0) + shift / d[l]);
    }
    var g = e[l];
    for (var i = l; i < last; i++) {
      let r = rotation(f, g);
      if (i > l) {
        e[i - 1u] = r.z;
      }
      f = r.x * d[i] + r.y * e[i];
      e[i] = r.x * e[i] - r.y * d[i];
      g = r.y * d[i + 1u];
      d[i + 1u] *= r.x;
      let q = rotation(f, g);
      d[i] = q.z;
      f = q.x * e[i] + q.y * d[i + 1u];
      d[i + 1u] = q.x * d[i + 1u] - q.y * e[i];
      if (i + 1u < last) {
        g = q.y * e[i + 1u];
        e[i + 1u] *= q.x;
      }
      turn(t, i, select(q.x, r.x, right), select(q.y, r.y, right));
    }
    e[last - 1u] = f;
  }
  if (row >= cols) {
    return;
  }
  let place = p.offZ + first + row + (first + select(0u, p.n, right)) * p.ldz;
  for (var j = 0u; j < cols; j++) {
    let negative = right && d[j] < 0.0;
    let x = rows[j * 2u * MOST + t];
    Z[place + j * p.ldz] = select(x, -x, negative);
  }
  if (right) {
    return;
  }
  found[p.n + first + t] = bitcast<u32>(abs(d[t]));
  if (t == 0u) {
    found[first] = select(0u, 1u, left == 0u);
  }
}
`);
export const gebrd_columns = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LANES: u32 = 64u;
const DEPTH: u32 = 8u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lds: u32,
  ldn: u32,
  i: u32,
  done: u32,
  width: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> panel: array<T>;
@group(0) @binding(2) var<storage, read_write> out: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, `var<workgroup> shares: array<V, THREADS>;
fn readX(k: u32) -> V {
  let value = widen(S[min(k, p.m - 1u) + p.i * p.lds]);
  return select(V(), value, k > p.i && k < p.m);
}
fn ofMatrix(lane: u32, column: u32) -> V {
  // @registers
  var a: array<V, DEPTH>;
  // @registers
  var x: array<V, DEPTH>;
  var sum = V();
  let first = p.i + 1u;
  for (var k0 = first - first % LANES + lane; k0 < p.m; k0 += LANES * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      a[u] = widen(S[min(k0 + u * LANES, p.m - 1u) + column * p.lds]);
      x[u] = readX(k0 + u * LANES);
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum = mad(conj(a[u]), x[u], sum);
    }
  }
  return sum;
}
fn ofPanel(lane: u32, column: u32) -> V {
  var sum = V();
  let first = p.i + 1u;
  for (var k = first + lane; k < p.m; k += LANES) {
    sum = mad(conj(widen(panel[k + column * p.lds])), readX(k), sum);
  }
  return sum;
}
@compute @workgroup_size(THREADS)
fn gebrd_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.i + 1u;
  let inS = p.n - first;
  let lane = t % LANES;
  let q = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let k = q - inS;
  let isLast = k == 2u * p.done;
  var sum = V();
  var place = first + q;
  if (q < inS || isLast) {
    sum = ofMatrix(lane, select(first + q, p.i, isLast));
    place = select(place, p.ldn + 2u * p.width, isLast);
  } else if (k < 2u * p.done) {
    let column = k + select(0u, p.width - p.done, k >= p.done);
    sum = ofPanel(lane, column);
    place = p.ldn + column;
  }
  shares[t] = sum;
  for (var half = LANES / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      shares[t] += shares[t + half];
    }
  }
  if (lane == 0u && q <= inS + 2u * p.done) {
    out[place] = narrow(shares[t]);
  }
}
`);
export const gebrd_finish = /* @__PURE__ */ joined(`
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
`, lib_field, ``, lib_householder, ``, lib_reflector, `var<workgroup> sharesX: array<V, THREADS>;
var<workgroup> sharesNext: array<V, THREADS>;
var<workgroup> dots: array<V, 2u * WIDTH>;
var<workgroup> ofY: array<V, WIDTH>;
var<workgroup> ofU: array<V, WIDTH>;
var<workgroup> rowY: array<V, WIDTH>;
var<workgroup> rowU: array<V, WIDTH>;
@compute @workgroup_size(THREADS)
fn gebrd_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.i + 1u;
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
    let u = select(V(), conj(widen(right[first + (p.width + t) * p.ldn])), t < p.done);
    ofU[t] = select(V(), mad(h.scale, dots[p.width + t], u), t < p.done);
    rowU[t] = u;
  }
  workgroupBarrier();
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
`);
export const gebrd_row = /* @__PURE__ */ joined(`
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
`, lib_field, ``, lib_householder, ``, lib_reflector, `var<workgroup> sharesY: array<V, THREADS>;
var<workgroup> sharesR: array<V, THREADS>;
var<workgroup> ofV: array<V, WIDTH>;
var<workgroup> ofX: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowX: array<V, WIDTH>;
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
`);
export const gebrd_store = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> beside: array<R>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn gebrd_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = -shiftOf(largest[0]);
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = (group.y + p.baseY) * COLS + c;
    if (i < p.m && j < p.n) {
      var value = widen(S[i + j * p.lds]);
      if (i == j || i + 1u == j) {
        value = ofReal(scaledOne(beside[i + j], shift));
      }
      A[p.offA + i + j * p.lda] = narrow(value);
    }
  }
}
`);
export const gebrd_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  count: u32,
  first: u32,
  offOut: u32,
}
@group(0) @binding(0) var<storage, read> beside: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn gebrd_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = group.x * THREADS + t;
  if (k < p.count) {
    out[p.offOut + k] = scaledOne(beside[p.first + 2u * k], -shiftOf(largest[0]));
  }
}
`);
export const normal_random = `
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  seed: u32,
  seedHigh: u32,
  size: f32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
fn hash(k: u32) -> u32 {
  let state = k * 747796405u + 2891336453u;
  let word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return (word >> 22u) ^ word;
}
fn uniform01(k: u32) -> f32 {
  return f32((hash(k) >> 8u) + 1u) / 16777216.0;
}
fn normal(k: u32) -> f32 {
  let key = hash(k ^ hash(p.seed ^ hash(p.seedHigh)));
  let radius = sqrt(-2.0 * log(uniform01(key)));
  return radius * cos(6.2831853 * (uniform01(key ^ 0x9e3779b9u) - 0.5));
}
@compute @workgroup_size(THREADS)
fn normal_random(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      A[p.offA + i + j * p.lda] = p.size * normal(i + j * p.m);
    }
  }
}
`;
