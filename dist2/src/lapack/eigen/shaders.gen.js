// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_binary_scale, lib_field, lib_four, lib_householder, lib_plane_rotation, lib_reflector, lib_scaled_back, lib_stedc_merge, lib_sytrd_scale } from '../../runtime/shaderLibs.gen.js';
export const bisect_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LANES: u32 = 8u;
const TILE: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  ldt: u32,
  offW: u32,
  offInfo: u32,
  steps: u32,
  halved: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> W: array<u32>;
@group(0) @binding(3) var<storage, read_write> info: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_sytrd_scale, `var<workgroup> rows: array<vec2f, TILE>;
var<workgroup> low: array<f32, THREADS>;
var<workgroup> high: array<f32, THREADS>;
var<workgroup> below: array<u32, THREADS>;
fn beside(i: u32) -> f32 {
  return select(0.0, T[p.ldt + min(i, p.n - 1u)], i + 1u < p.n);
}
fn interval(t: u32) -> vec3f {
  var least = T[0];
  var most = T[0];
  var off = 0.0;
  for (var i = t; i < p.n; i += THREADS) {
    let right = abs(beside(i));
    let radius = right + select(0.0, abs(beside(max(i, 1u) - 1u)), i > 0u);
    least = min(least, T[i] - radius);
    most = max(most, T[i] + radius);
    off = max(off, right);
  }
  low[t] = least;
  high[t] = most;
  rows[t] = vec2f(off);
  workgroupBarrier();
  for (var k = 0u; k < THREADS; k++) {
    least = min(least, low[k]);
    most = max(most, high[k]);
    off = max(off, rows[k].x);
  }
  return vec3f(least, most, off * off);
}
@compute @workgroup_size(THREADS)
fn bisect_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  let halved = p.halved == 1u;
  let wanted = select(p.n, p.n / 2u, halved);
  let number = (place * THREADS + t) / LANES;
  let k = number + (p.n - wanted);
  let lane = t % LANES;
  let ends = interval(t);
  let margin = 1e-6 * max(abs(ends.x), abs(ends.y));
  var left = ends.x - margin;
  var right = ends.y + margin;
  let smallest = max(ends.z, 1.0) * bitcast<f32>(27u << 23u);
  for (var step = 0u; step < p.steps; step++) {
    let width = (right - left) / f32(LANES + 1u);
    let x = fma(width, f32(lane + 1u), left);
    var pivot = 1.0;
    var count = 0u;
    for (var base = 0u; base < p.n; base += TILE) {
      workgroupBarrier();
      for (var i = t; i < TILE; i += THREADS) {
        let row = min(base + i, p.n - 1u);
        let above = select(0.0, beside(max(row, 1u) - 1u), row > 0u);
        rows[i] = vec2f(T[row], above * above);
      }
      workgroupBarrier();
      let end = min(TILE, p.n - base);
      for (var i = 0u; i < end; i++) {
        pivot = (rows[i].x - x) - rows[i].y / pivot;
        pivot = select(pivot, -smallest, abs(pivot) < smallest);
        count += select(0u, 1u, pivot < 0.0);
      }
    }
    below[t] = count;
    workgroupBarrier();
    var passed = 0u;
    for (var other = t - lane; other < t - lane + LANES; other++) {
      passed += select(0u, 1u, below[other] <= k);
    }
    let start = left;
    left = fma(width, f32(passed), start);
    right = select(fma(width, f32(passed + 1u), start), right, passed == LANES);
  }
  let finite = (largest[0] & 0x7f800000u) != 0x7f800000u;
  if (lane == 0u && number < wanted) {
    let middle = 0.5 * left + 0.5 * right;
    let value = scaledOne(select(middle, max(middle, 0.0), halved), -shiftOf(largest[0]));
    let at = select(number, wanted - 1u - number, halved);
    W[p.offW + at] = select(0x7fc00000u, bitcast<u32>(value), finite);
  }
  if (place == 0u && t == 0u) {
    info[p.offInfo] = select(wanted, 0u, finite);
  }
}
`);
export const flip = `
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
alias T = u32;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  rs: i32,
  cs: i32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn flip(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.m && j < p.n) {
      B[u32(i32(p.offB) + i32(i) * p.rs + i32(j) * p.cs)] = A[p.offA + i + j * p.lda];
    }
  }
}
`;
export const hetrd_column = /* @__PURE__ */ joined(`
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
`, lib_field, ``, lib_householder, ``, lib_reflector, `struct Sums {
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
var<workgroup> acrossV: array<V, WIDTH>;
var<workgroup> acrossW: array<V, WIDTH>;
var<workgroup> rowV: array<V, WIDTH>;
var<workgroup> rowW: array<V, WIDTH>;
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
  let square = corner + 2.0 * realPart(beside) + sums.x;
  let half = -0.5 * squared(h.tau) * square;
  let wFirst = mad(h.tau, ofReal(corner) + beside - sums.y, ofReal(half));
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
`);
export const hetrd_product = /* @__PURE__ */ joined(`
const THREADS: u32 = 128u;
const COLS: u32 = 1u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  offY: u32,
  lanes: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read_write> out: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_field, `var<workgroup> sums: array<V, THREADS * COLS>;
var<workgroup> weighted: array<R, THREADS>;
fn element(i: u32, c: u32) -> V {
  return widen(S[i + c * p.n]);
}
fn columnOf(q: u32, inS: u32) -> u32 {
  let k = q - inS;
  let panel = p.n + k + select(p.width - p.done, 0u, k < p.done);
  return select(select(p.j, panel, k < 2u * p.done), p.j + 1u + q, q < inS);
}
@compute @workgroup_size(THREADS)
fn hetrd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inS = p.n - first;
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let place = group.x + p.baseX;
  let q0 = place * COLS * across + t / p.lanes;
  // @registers
  var begin: array<u32, COLS>;
  // @registers
  var sum: array<V, COLS>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    begin[c] = columnOf(q0 + c * across, inS);
    sum[c] = V();
  }
  // @registers
  var a: array<V, DEPTH * COLS>;
  // @registers
  var x: array<V, DEPTH>;
  for (var i0 = first + 1u + lane; i0 < p.n; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, p.n - 1u);
      x[u] = element(i, p.j);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = element(i, begin[c]);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let inside = i0 + u * p.lanes < p.n;
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], mad(conj(a[u * COLS + c]), x[u], sum[c]), inside);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = sum[c];
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  let ends = 2u * p.width;
  var share = R();
  if (lane == 0u) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = q0 + c * across;
      let value = sums[c * THREADS + t];
      if (q < inS) {
        out[p.offY + first + q] = narrow(value);
      } else if (q <= inS + 2u * p.done) {
        out[select(columnOf(q, inS) - p.n, ends, q == inS + 2u * p.done)] = narrow(value);
      }
      if (q > 0u && q < inS) {
        share += realPart(mul(conj(element(first + q, p.j)), value));
      }
    }
  }
  weighted[t] = share;
  workgroupBarrier();
  if (t == 0u) {
    for (var k = 1u; k < across; k++) {
      share += weighted[k * p.lanes];
    }
    out[ends + 2u + place] = narrow(ofReal(share));
    if (place == 0u) {
      out[ends + 1u] = narrow(element(first, first));
    }
  }
}
`);
export const sb2st_apply = /* @__PURE__ */ joined(`
const B: u32 = 8u;
const SWEEPS: u32 = 16u;
const THREADS: u32 = 64u;
const TURN: u32 = 4u;
const ROWS: u32 = B + TURN;
const FOURS: u32 = B / 4u;
const TURNS: u32 = SWEEPS / TURN;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  sweeps: u32,
  columns: u32,
  offC: u32,
  ldc: u32,
  group: u32,
  start: u32,
  apart: u32,
  steps: u32,
  offV: u32,
  ldv: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_field, ``, lib_four, `var<workgroup> vectors: array<Four, SWEEPS * FOURS>;
var<workgroup> factors: array<V, SWEEPS>;
fn reflected(place: u32) -> V {
  return widen(reflectors[place]);
}
@compute @workgroup_size(THREADS)
fn sb2st_apply(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let y = group.y + p.baseY;
  let s0 = (p.group + y) * SWEEPS;
  let c = (group.x + p.baseX) * THREADS + t;
  let isThere = c < p.columns;
  let place = p.offC + min(c, p.columns - 1u);
  let k0 = p.start + y * p.apart;
  for (var k = k0; k < k0 + p.steps; k++) {
    let first = s0 + 1u + k * B;
    if (first >= p.n) {
      break;
    }
    workgroupBarrier();
    for (var e = t; e < SWEEPS * FOURS; e += THREADS) {
      let i = e / FOURS;
      let l = e % FOURS * 4u;
      let s = s0 + i;
      let rows = select(0u, p.n - min(p.n, first + i + l), s < p.sweeps);
      let begin = select(0u, p.offV + s * (p.ldv + 1u) + 1u + k * B + l, rows > 0u);
      let last = max(rows, 1u) - 1u;
      let keep = vec4u(0u, 1u, 2u, 3u) < vec4u(rows);
      let x = reflected(begin);
      let y = reflected(begin + min(last, 1u));
      let z = reflected(begin + min(last, 2u));
      let w = reflected(begin + min(last, 3u));
      if (l == 0u) {
        factors[i] = select(V(), -x, keep.x);
      }
      vectors[e] = kept(four(select(x, one(), l == 0u), y, z, w), keep);
    }
    workgroupBarrier();
    // @registers
    var x: array<V, ROWS>;
    // @unroll
    for (var l = 0u; l < ROWS; l++) {
      x[l] = V();
    }
    // @unroll
    for (var l = 0u; l < B; l++) {
      let r = first + SWEEPS + l;
      x[l] = select(V(), widen(C[place + min(r, p.n - 1u) * p.ldc]), r < p.n);
    }
    for (var turn = 0u; turn < TURNS; turn++) {
      let i = SWEEPS - TURN - turn * TURN;
      // @unroll
      for (var l = 0u; l < B; l++) {
        x[B - 1u - l + TURN] = x[B - 1u - l];
      }
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let r = first + i + l;
        x[l] = select(V(), widen(C[place + min(r, p.n - 1u) * p.ldc]), r < p.n);
      }
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let u = (i + TURN - 1u - l) * FOURS;
        // @registers
        var sum: array<V, 4>;
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          sum[c] = V();
        }
        // @unroll
        for (var q = 0u; q < FOURS; q++) {
          let v = vectors[u + q];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            sum[c] = mad(conj(item(v, c)), x[TURN - 1u - l + c + 4u * q], sum[c]);
          }
        }
        let w = mul(factors[i + TURN - 1u - l], sum[0] + sum[1] + (sum[2] + sum[3]));
        // @unroll
        for (var q = 0u; q < FOURS; q++) {
          let v = vectors[u + q];
          // @unroll
          for (var c = 0u; c < 4u; c++) {
            x[TURN - 1u - l + c + 4u * q] = mad(w, item(v, c), x[TURN - 1u - l + c + 4u * q]);
          }
        }
      }
      // @unroll
      for (var l = 0u; l < TURN; l++) {
        let r = first + i + B + l;
        if (isThere && r < p.n) {
          C[place + r * p.ldc] = narrow(x[B + l]);
        }
      }
    }
    // @unroll
    for (var l = 0u; l < B; l++) {
      if (isThere && first + l < p.n) {
        C[place + (first + l) * p.ldc] = narrow(x[l]);
      }
    }
  }
}
`);
export const sb2st_chase = /* @__PURE__ */ joined(`
const B: u32 = 8u;
const SLOTS: u32 = 4u;
const THREADS: u32 = B * SLOTS;
const LD: u32 = 2u * B;
const LINE: u32 = B + 1u;
const FOURS: u32 = B / 4u;
struct Params {
  n: u32,
  sweeps: u32,
  group: u32,
  start: i32,
  apart: i32,
  steps: u32,
  stride: u32,
  first: u32,
  advance: u32,
}
@group(0) @binding(0) var<storage, read_write> band: array<T>;
@group(0) @binding(1) var<storage, read_write> reflectors: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_field, ``, lib_four, ``, lib_householder, ``, lib_reflector, `var<workgroup> tile: array<V, SLOTS * B * LINE>;
var<workgroup> lines: array<Four, 3u * SLOTS * FOURS>;
fn put(line: u32, i: u32, value: V) {
  // @when REAL
  lines[line + i / 4u][i % 4u] = value;
  // @end
  // @when COMPLEX
  lines[line + i / 4u][0][i % 4u] = value.x;
  lines[line + i / 4u][1][i % 4u] = value.y;
  // @end
}
@compute @workgroup_size(THREADS)
fn sb2st_chase(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slot = t / B;
  let i = t % B;
  let s = (p.group + group.x) * SLOTS + slot;
  let left = slot * FOURS;
  let sums = left + SLOTS * FOURS;
  let right = sums + SLOTS * FOURS;
  let own = slot * B * LINE;
  let start = p.start - i32(group.x) * p.apart - 2 * i32(slot);
  for (var step = 0u; step < p.steps; step++) {
    let k = start + i32(step);
    let isThere = k >= 0 && s < p.sweeps && s + 1u + u32(max(k, 0)) * B < p.n;
    let at = u32(max(k, 0));
    let r = select(0u, s + 1u + at * B, isThere);
    let isFirst = at == 0u;
    let column = select(r - B, s, isFirst);
    let place = s * p.stride + p.first + at * p.advance;
    let before = place - p.advance;
    // @registers
    var x: array<V, B>;
    // @registers
    var d: array<V, B>;
    // @unroll
    for (var j = 0u; j < B; j++) {
      x[j] = V();
      d[j] = V();
    }
    var t1 = V();
    if (isThere) {
      let base = r + i - column + column * LD;
      x[0] = widen(band[base]);
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          x[j] = widen(band[base + j * (LD - 1u)]);
        }
        t1 = widen(reflectors[before]);
      }
      let diagonal = i + r * LD;
      // @unroll
      for (var j = 0u; j < B; j++) {
        if (j <= i) {
          d[j] = widen(band[diagonal + j * (LD - 1u)]);
        }
      }
    }
    var v = V();
    if (isThere && !isFirst) {
      v = select(widen(reflectors[before + i]), one(), i == 0u);
    }
    put(right, i, v);
    workgroupBarrier();
    var sum = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        sum = mad(x[4u * q + c], item(u, c), sum);
      }
    }
    let w1 = -mul(t1, sum);
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        x[4u * q + c] = mad(w1, conj(item(u, c)), x[4u * q + c]);
      }
    }
    put(left, i, x[0]);
    // @unroll
    for (var j = 1u; j < B; j++) {
      tile[own + i * LINE + j] = x[j];
    }
    workgroupBarrier();
    let alpha = item(lines[left], 0u);
    var squares = R();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      squares = plusSquare(item(y, 1u), plusSquare(item(y, 2u), plusSquare(item(y, 3u), squares)));
      if (q > 0u) {
        squares = plusSquare(item(y, 0u), squares);
      }
    }
    let h = fieldReflector(alpha, squares);
    let mine = select(mul(h.scale, x[0]), one(), i == 0u);
    var product = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(mul(h.scale, item(y, c)), one(), q + c == 0u);
        product = mad(conj(u), tile[own + (4u * q + c) * LINE + i], product);
      }
    }
    put(sums, i, -mul(conj(h.tau), product));
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let z = lines[sums + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        x[4u * q + c] = mad(mine, item(z, c), x[4u * q + c]);
      }
    }
    x[0] = select(V(), ofReal(h.beta), i == 0u);
    if (isThere) {
      let base = r + i - column + column * LD;
      band[base] = narrow(x[0]);
      if (!isFirst) {
        // @unroll
        for (var j = 1u; j < B; j++) {
          band[base + j * (LD - 1u)] = narrow(x[j]);
        }
      }
      if (r + i < p.n) {
        reflectors[place + i] = narrow(select(mine, h.tau, i == 0u));
      }
    }
    // @unroll
    for (var j = 0u; j < B; j++) {
      if (j <= i) {
        tile[own + i * LINE + j] = d[j];
        tile[own + j * LINE + i] = conj(d[j]);
      }
    }
    workgroupBarrier();
    var w = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let y = lines[left + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        let u = select(mul(h.scale, item(y, c)), one(), q + c == 0u);
        w = mad(u, tile[own + i * LINE + 4u * q + c], w);
      }
    }
    w = mul(h.tau, w);
    workgroupBarrier();
    put(sums, i, w);
    put(right, i, mine);
    workgroupBarrier();
    var dot = V();
    // @unroll
    for (var q = 0u; q < FOURS; q++) {
      let u = lines[right + q];
      let z = lines[sums + q];
      // @unroll
      for (var c = 0u; c < 4u; c++) {
        dot = mad(conj(item(u, c)), item(z, c), dot);
      }
    }
    let half = -0.5 * realPart(mul(conj(h.tau), dot));
    let minus = -madReal(half, mine, w);
    if (isThere) {
      let diagonal = i + r * LD;
      // @unroll
      for (var q = 0u; q < FOURS; q++) {
        let u = lines[right + q];
        let z = lines[sums + q];
        // @unroll
        for (var c = 0u; c < 4u; c++) {
          if (4u * q + c <= i) {
            let v = item(u, c);
            let other = -madReal(half, v, item(z, c));
            let updated = mad(minus, conj(v), mad(mine, conj(other), d[4u * q + c]));
            let isReal = 4u * q + c == i;
            band[diagonal + (4u * q + c) * (LD - 1u)] = narrow(select(updated, ofReal(realPart(updated)), isReal));
          }
        }
      }
    }
    storageBarrier();
    workgroupBarrier();
  }
}
`);
export const sb2st_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  count: u32,
  row: u32,
  ld: u32,
  offOut: u32,
  scaled: u32,
}
@group(0) @binding(0) var<storage, read> band: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<R>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, ``, lib_scaled_back, `@compute @workgroup_size(THREADS)
fn sb2st_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x * THREADS + t;
  if (j < p.count) {
    let value = realPart(widen(band[p.row + j * p.ld]));
    out[p.offOut + j] = select(value, realPart(scaledBack(ofReal(value), largest[0])), p.scaled == 1u);
  }
}
`);
export const stedc_columns = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  back: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> A: array<u32>;
@group(0) @binding(2) var<storage, read_write> B: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_stedc_merge, `@compute @workgroup_size(THREADS)
fn stedc_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.z + p.baseZ);
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  let n = merge.n1 + merge.n2;
  if (i >= n || j >= n) {
    return;
  }
  var source = j;
  if (p.back == 0u) {
    if ((j < merge.top && i >= merge.n1) || (j >= merge.top + merge.dense && j < merge.k && i < merge.n1)) {
      return;
    }
    source = listed(COLUMNS, merge.first, j);
  } else if (j < merge.k) {
    return;
  }
  let row = merge.first + i;
  let column = merge.shift + merge.first;
  B[p.offB + row + (column + j) * p.ldb] = A[p.offA + row + (column + source) * p.lda];
}
`);
export const stedc_product = /* @__PURE__ */ joined(`
const DEPTH: u32 = 16u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  ldq: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read> S: array<f32>;
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_stedc_merge, `var<workgroup> left: array<vec4f, 128>;
var<workgroup> right: array<vec4f, 128>;
@compute @workgroup_size(64)
fn stedc_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.z + p.baseZ;
  let merge = mergeAt(index / 2u);
  let second = index % 2u == 1u;
  let height = select(merge.n1, merge.n2, second);
  let i0 = (group.x + p.baseX) * 32u;
  let j0 = (group.y + p.baseY) * 32u;
  if (i0 >= height || j0 >= merge.k) {
    return;
  }
  let row = merge.first + select(0u, merge.n1, second);
  let column = merge.shift + merge.first;
  let begin = select(0u, merge.top, second);
  let end = select(merge.top + merge.dense, merge.k, second);
  let i = 4u * (t % 8u);
  let j = 4u * (t / 8u);
  var sum0 = vec4f();
  var sum1 = vec4f();
  var sum2 = vec4f();
  var sum3 = vec4f();
  for (var l0 = begin; l0 < end; l0 += DEPTH) {
    workgroupBarrier();
    for (var e = t; e < 128u; e += 64u) {
      let ql = l0 + e / 8u;
      let qi = i0 + 4u * (e % 8u);
      let sl = l0 + e % DEPTH;
      let sj = j0 + 4u * (e / DEPTH);
      var q = vec4f();
      var s = vec4f();
      for (var c = 0u; c < 4u; c++) {
        if (ql < end && qi + c < height) {
          q[c] = Q[row + qi + c + (column + ql) * p.ldq];
        }
        if (sl < end && sj + c < merge.k) {
          s[c] = S[merge.first + sl + (column + sj + c) * p.ldq];
        }
      }
      left[e] = q;
      right[(e % DEPTH) * 8u + e / DEPTH] = s;
    }
    workgroupBarrier();
    for (var l = 0u; l < DEPTH; l++) {
      let q = left[l * 8u + t % 8u];
      let s = right[l * 8u + t / 8u];
      sum0 += q * s.x;
      sum1 += q * s.y;
      sum2 += q * s.z;
      sum3 += q * s.w;
    }
  }
  let sums = array<vec4f, 4>(sum0, sum1, sum2, sum3);
  for (var c = 0u; c < 4u; c++) {
    for (var r = 0u; r < 4u; r++) {
      if (i0 + i + r < height && j0 + j + c < merge.k) {
        Z[p.offZ + row + i0 + i + r + (column + j0 + j + c) * p.ldz] = sums[c][r];
      }
    }
  }
}
`);
export const stedc_ql = /* @__PURE__ */ joined(`
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
`, lib_plane_rotation, `var<workgroup> rows: array<f32, MOST * MOST>;
@compute @workgroup_size(MOST)
fn stedc_ql(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let leaf = 2u * (group.x + p.baseX);
  let first = leaves[leaf];
  let n = leaves[leaf + 1u];
  var d: array<f32, MOST>;
  var e: array<f32, MOST>;
  for (var i = 0u; i < n; i++) {
    d[i] = T[first + i];
    e[i] = select(0.0, T[p.n + first + i], i + 1u < n);
    rows[i * MOST + t] = select(0.0, 1.0, i == t);
  }
  var left = SWEEPS * n;
  for (var l = 0u; l < n && left > 0u; ) {
    var m = l;
    while (m + 1u < n && abs(e[m]) > max(EPS * (abs(d[m]) + abs(d[m + 1u])), 0.125 * EPS)) {
      m++;
    }
    if (m == l) {
      l++;
      continue;
    }
    left--;
    let half = 0.5 * (d[l + 1u] - d[l]);
    let away = sqrt(half * half + e[l] * e[l]);
    var g = d[m] - d[l] + e[l] * (e[l] / (half + select(away, -away, half < 0.0)));
    var s = 1.0;
    var c = 1.0;
    var shift = 0.0;
    var whole = true;
    for (var i = m; i > l; i--) {
      let f = s * e[i - 1u];
      let b = c * e[i - 1u];
      if (f == 0.0 && g == 0.0) {
        e[i] = 0.0;
        d[i] -= shift;
        whole = false;
        break;
      }
      let turn = rotation(g, f);
      e[i] = turn.z;
      c = turn.x;
      s = turn.y;
      g = d[i] - shift;
      let r = (d[i - 1u] - g) * s + 2.0 * c * b;
      shift = s * r;
      d[i] = g + shift;
      g = c * r - b;
      let x = rows[(i - 1u) * MOST + t];
      let y = rows[i * MOST + t];
      rows[i * MOST + t] = s * x + c * y;
      rows[(i - 1u) * MOST + t] = c * x - s * y;
    }
    if (whole) {
      d[l] -= shift;
      e[l] = g;
    }
    if (m + 1u < n) {
      e[m] = 0.0;
    }
  }
  if (t >= n) {
    return;
  }
  for (var j = 0u; j < n; j++) {
    Z[p.offZ + first + t + (first + j) * p.ldz] = rows[j * MOST + t];
  }
  found[p.n + first + t] = bitcast<u32>(d[t]);
  if (t == 0u) {
    found[first] = select(0u, 1u, left == 0u);
  }
}
`);
export const stedc_roots = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const EPS: f32 = 5.9604645e-8;
const ROUNDS: u32 = 30u;
const MOST: u32 = 90u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> found: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_stedc_merge, `var<workgroup> shares: array<vec4f, THREADS>;
var<workgroup> outcome: vec4f;
fn delta(first: u32, j: u32, origin: u32, x: f32) -> f32 {
  if (j == origin) {
    return -x;
  }
  return distance(poleAt(first, j), poleAt(first, origin), x);
}
fn sums(t: u32, merge: Merge, origin: u32, x: f32, last: u32) -> vec4f {
  var own = vec4f();
  let home = poleAt(merge.first, origin);
  for (var j = t; j < merge.k; j += THREADS) {
    var d = -x;
    if (j != origin) {
      d = distance(poleAt(merge.first, j), home, x);
    }
    let z = weightAt(merge.first, j);
    let ratio = z * z / d;
    if (j <= last) {
      own += vec4f(ratio, ratio / d, 0.0, 0.0);
    } else {
      own += vec4f(0.0, 0.0, ratio, ratio / d);
    }
  }
  shares[t] = own;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  if (t == 0u) {
    outcome = shares[0];
  }
  return workgroupUniformLoad(&outcome);
}
@compute @workgroup_size(THREADS)
fn stedc_roots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let i = group.x + p.baseX;
  if (i >= merge.k) {
    return;
  }
  let first = merge.first;
  let behind = i + 1u == merge.k;
  var origin = i;
  var x = merge.reach;
  if (merge.k > 1u) {
    let last = select(i, i - 1u, behind);
    let gap = distance(poleAt(first, last + 1u), poleAt(first, last), 0.0);
    let z1 = weightAt(first, last);
    let z2 = weightAt(first, last + 1u);
    var low = 0.0;
    var high = select(gap, merge.reach, behind);
    x = 0.5 * high;
    let there = sums(t, merge, origin, x, last);
    let value = merge.constant + there.x + there.z;
    let rest = value - z1 * z1 / delta(first, last, origin, x) - z2 * z2 / delta(first, last + 1u, origin, x);
    if (behind) {
      low = select(0.0, x, value <= 0.0);
      high = select(x, high, value <= 0.0);
      let a = z1 * z1 + z2 * z2 - rest * gap;
      let b = z2 * z2 * gap;
      let root = sqrt(a * a + 4.0 * b * rest);
      x = select((a + root) / (2.0 * rest), 2.0 * b / (root - a), a < 0.0);
    } else if (value > 0.0) {
      high = 0.5 * gap;
      let a = rest * gap + z1 * z1 + z2 * z2;
      let b = z1 * z1 * gap;
      let root = sqrt(abs(a * a - 4.0 * b * rest));
      x = select((a - root) / (2.0 * rest), 2.0 * b / (a + root), a > 0.0);
    } else {
      origin = i + 1u;
      low = -0.5 * gap;
      high = 0.0;
      let a = rest * gap - z1 * z1 - z2 * z2;
      let b = z2 * z2 * gap;
      let root = sqrt(abs(a * a + 4.0 * b * rest));
      x = select(-(a + root) / (2.0 * rest), 2.0 * b / (a - root), a < 0.0);
    }
    if (!(x > low && x < high)) {
      x = 0.5 * (low + high);
    }
    var fixed = true;
    var before = 0.0;
    for (var round = 1u; round < MOST; round++) {
      let s = sums(t, merge, origin, x, last);
      let g = merge.constant + s.x + s.z;
      let slope = s.y + s.w;
      let size = 8.0 * (abs(s.x) + abs(s.z)) + 2.0 * merge.constant;
      if (abs(g) <= EPS * (size + abs(x) * slope)) {
        break;
      }
      if (g < 0.0) {
        low = x;
      } else {
        high = x;
      }
      var next = 0.5 * (low + high);
      if (round <= ROUNDS) {
        if (round > 1u && abs(g) > 0.1 * abs(before)) {
          fixed = !fixed;
        }
        before = g;
        let d1 = delta(first, last, origin, x);
        let d2 = delta(first, last + 1u, origin, x);
        var c = g - d1 * s.y - d2 * s.w;
        if (behind) {
          c = abs(c);
        } else if (fixed) {
          if (origin == last) {
            c = g - d2 * slope - (d1 - d2) * (z1 / d1) * (z1 / d1);
          } else {
            c = g - d1 * slope - (d2 - d1) * (z2 / d2) * (z2 / d2);
          }
        }
        let a = (d1 + d2) * g - d1 * d2 * slope;
        let b = d1 * d2 * g;
        let root = sqrt(abs(a * a - 4.0 * b * c));
        var step = -g / slope;
        var better = step;
        if (behind) {
          better = select(2.0 * b / (a - root), (a + root) / (2.0 * c), a >= 0.0);
        } else {
          better = select(2.0 * b / (a + root), (a - root) / (2.0 * c), a <= 0.0);
        }
        if (better * g < 0.0) {
          step = better;
        }
        if (x + step > low && x + step < high) {
          next = x + step;
        }
      } else if (low == 0.0) {
        next = high * 0.0009765625;
      } else if (high == 0.0) {
        next = low * 0.0009765625;
      }
      if (abs(next - x) <= EPS * abs(x) || next == low || next == high) {
        break;
      }
      x = next;
    }
  }
  if (t == 0u) {
    found[first + i] = origin;
    found[p.n + first + i] = bitcast<u32>(x);
  }
}
`);
export const stedc_rotate = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  offChains: u32,
  offRotations: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> Z: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn stedc_rotate(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let chain = p.offChains + 5u * (group.y + p.baseY);
  let i = (group.x + p.baseX) * THREADS + t;
  if (i >= words[chain + 1u]) {
    return;
  }
  let row = p.offZ + words[chain] + i + words[chain + 4u] * p.ldz;
  let begin = p.offRotations + 4u * words[chain + 2u];
  let end = begin + 4u * words[chain + 3u];
  var carried = Z[row + words[begin] * p.ldz];
  for (var r = begin; r < end; r += 4u) {
    let c = bitcast<f32>(words[r + 2u]);
    let s = bitcast<f32>(words[r + 3u]);
    let next = Z[row + words[r + 1u] * p.ldz];
    Z[row + words[r] * p.ldz] = c * carried + s * next;
    carried = c * next - s * carried;
  }
  Z[row + words[end - 3u] * p.ldz] = carried;
}
`;
export const stedc_rows = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  n: u32,
  offRows: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<u32>;
@group(0) @binding(1) var<storage, read> rows: array<u32>;
@group(0) @binding(2) var<storage, read_write> found: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn stedc_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * THREADS + t;
  if (j >= p.n) {
    return;
  }
  let row = rows[p.offRows + j];
  if (row != 0xffffffffu) {
    found[2u * p.n + j] = Z[p.offZ + row + j * p.ldz];
  }
}
`;
export const stedc_vectors = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> found: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_stedc_merge, `var<workgroup> shares: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn stedc_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let j = group.x + p.baseX;
  if (j >= merge.k) {
    return;
  }
  let first = merge.first;
  let origin = found[first + j];
  let home = poleAt(first, origin);
  let x = bitcast<f32>(found[p.n + first + j]);
  let column = first + (merge.shift + first + j) * p.lds;
  let left = SQUARES == 1u && merge.shift == 0u;
  var sum = 0.0;
  for (var i = t; i < merge.k; i += THREADS) {
    var d = -x;
    if (i != origin) {
      d = distance(poleAt(first, i), home, x);
    }
    var value = bitcast<f32>(found[3u * p.n + first + i]) / d;
    if (left) {
      value = select(value * valueOf(poleAt(first, i)), -1.0, i == 0u);
    }
    sum += value * value;
    S[column + listed(PLACES, first, i)] = value;
  }
  if (merge.k + t < min((merge.k + 3u) / 4u * 4u, merge.n1 + merge.n2)) {
    S[column + merge.k + t] = 0.0;
  }
  shares[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] += shares[t + half];
    }
  }
  workgroupBarrier();
  let scale = 1.0 / sqrt(shares[0]);
  for (var i = t; i < merge.k; i += THREADS) {
    S[column + listed(PLACES, first, i)] *= scale;
  }
}
`);
export const stedc_weights = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> found: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_stedc_merge, `var<workgroup> shares: array<f32, THREADS>;
@compute @workgroup_size(THREADS)
fn stedc_weights(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.y + p.baseY);
  let i = group.x + p.baseX;
  if (i >= merge.k) {
    return;
  }
  let first = merge.first;
  let own = poleAt(first, i);
  var product = 1.0;
  for (var j = t; j < merge.k; j += THREADS) {
    let origin = found[first + j];
    var away = bitcast<f32>(found[p.n + first + j]);
    if (origin != i) {
      away = distance(poleAt(first, origin), own, -away);
    }
    if (j != i) {
      away /= distance(poleAt(first, j), own, 0.0);
    }
    product *= away;
  }
  shares[t] = product;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      shares[t] *= shares[t + half];
    }
  }
  if (t == 0u) {
    let size = sqrt(abs(shares[0]));
    found[3u * p.n + first + i] = bitcast<u32>(select(size, -size, weightAt(first, i) < 0.0));
  }
}
`);
export const sy2sb_band = /* @__PURE__ */ joined(`
const LANES: u32 = 32u;
const COLS: u32 = 8u;
const THREADS: u32 = LANES * COLS;
struct Params {
  baseX: u32,
  n: u32,
  kd: u32,
  offS: u32,
  down: u32,
  across: u32,
  ld: u32,
  columns: u32,
  scaled: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> band: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn sy2sb_band(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = (group.x + p.baseX) * COLS + t / LANES;
  if (j >= p.columns) {
    return;
  }
  let shift = select(0, shiftOf(largest[0]), p.scaled == 1u);
  let half = shift / 2;
  for (var l = t % LANES; l < p.ld; l += LANES) {
    let isThere = l <= p.kd && j + l < p.n;
    var value = widen(S[p.offS + select(0u, l * p.down + j * p.across, isThere)]) * power(half) * power(shift - half);
    // @when COMPLEX
    value = select(value, conj(value), p.turned == 1u);
    value = select(value, ofReal(realPart(value)), l == 0u);
    // @end
    band[l + j * p.ld] = narrow(select(V(), value, isThere));
  }
}
`);
export const sy2sb_store = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  n: u32,
  kd: u32,
  reach: u32,
  lds: u32,
  offOut: u32,
  rs: u32,
  cs: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, ``, lib_scaled_back, `@compute @workgroup_size(THREADS)
fn sy2sb_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let l = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    let i = j + l;
    if (l <= p.reach && i < p.n) {
      var value = widen(S[i + j * p.lds]);
      // @when COMPLEX
      value = select(value, ofReal(realPart(value)), l == 0u);
      // @end
      if (l <= p.kd) {
        value = scaledBack(value, largest[0]);
      }
      out[p.offOut + i * p.rs + j * p.cs] = narrow(value);
    }
  }
}
`);
export const sytrd_column = /* @__PURE__ */ joined(`
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
  groups: u32,
  offY: u32,
  slices: u32,
  pitch: u32,
  next: u32,
  isLast: u32,
}
@group(0) @binding(0) var<storage, read_write> S: array<f32>;
@group(0) @binding(1) var<storage, read> products: array<f32>;
@group(0) @binding(2) var<storage, read_write> T: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> shares: array<vec3f, THREADS>;
var<workgroup> parts: array<vec3f, 16>;
var<workgroup> across: array<vec2f, WIDTH>;
var<workgroup> inRow: array<vec2f, WIDTH>;
`, lib_householder, `fn total(t: u32, value: vec3f) -> vec3f {
  shares[t] = value;
  workgroupBarrier();
  if (t < 16u) {
    var sum = vec3f();
    for (var k = t; k < THREADS; k += 16u) {
      sum += shares[k];
    }
    parts[t] = sum;
  }
  workgroupBarrier();
  var sum = vec3f();
  for (var k = 0u; k < 16u; k++) {
    sum += parts[k];
  }
  return sum;
}
@compute @workgroup_size(THREADS)
fn sytrd_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let V = p.n;
  let W = p.n + p.width;
  let ends = 2u * p.width;
  let base = first / ROWS * ROWS;
  let i = base + (group.x + p.baseX) * ROWS + t % ROWS;
  let row = min(i, p.n - 1u);
  // @registers
  var vw: array<vec2f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = min(t / ROWS + u * SLICES, max(p.done, 1u) - 1u);
    vw[u] = vec2f(S[row + (V + k) * p.n], S[row + (W + k) * p.n]);
  }
  let x = S[row + p.j * p.n];
  let column = S[row + first * p.n];
  var product = 0.0;
  for (var s = t / ROWS; s < p.slices; s += SLICES) {
    product += products[p.offY + row + s * p.pitch];
  }
  let h = reflector(S[first + p.j * p.n], products[ends]);
  let corner = products[ends + 1u];
  var own = vec3f();
  for (var g = t; g < p.groups; g += THREADS) {
    own.x += products[ends + 2u + g];
  }
  own.x = own.x * h.scale * h.scale;
  for (var s = t; s < p.slices; s += THREADS) {
    own.z += products[p.offY + first + s * p.pitch];
  }
  if (t < p.done) {
    let row = vec2f(S[first + (W + t) * p.n], S[first + (V + t) * p.n]);
    let dots = row + h.scale * vec2f(products[p.width + t], products[t]);
    inRow[t] = row;
    across[t] = dots;
    own += vec3f(-2.0 * dots.x * dots.y, dot(row.yx, dots), 0.0);
  }
  let sums = total(t, own);
  let beside = h.scale * sums.z;
  let square = corner + 2.0 * beside + sums.x;
  let half = -0.5 * h.tau * h.tau * square;
  let wFirst = fma(h.tau, corner + beside - sums.y, half);
  var sum = vec3f(0.0, 0.0, product);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    let k = t / ROWS + u * SLICES;
    if (k < p.done) {
      sum += vec3f(dot(vw[u], across[k]), dot(vw[u], inRow[k]), 0.0);
    }
  }
  workgroupBarrier();
  shares[t] = sum;
  workgroupBarrier();
  if (t < ROWS && i >= first && i < p.n) {
    // @unroll
    for (var k = 1u; k < SLICES; k++) {
      sum += shares[k * ROWS + t];
    }
    let v = select(h.scale * x, 1.0, i == first);
    let w = fma(h.tau, fma(h.scale, sum.z, column) - sum.x, half * v);
    S[i + (V + p.done) * p.n] = v;
    S[i + (W + p.done) * p.n] = w;
    S[i + (W + p.width + p.done) * p.n] = v;
    if (i > first) {
      S[i + p.j * p.n] = v;
    }
    if (p.next == 1u) {
      let updated = column - sum.y - fma(v, wFirst, w);
      S[i + first * p.n] = updated;
      if (i == first && p.isLast == 1u) {
        T[first] = updated;
      }
    }
  }
  if (group.x + p.baseX == 0u && t == 0u) {
    T[p.j] = S[p.j + p.j * p.n];
    T[p.n + p.j] = h.beta;
    T[2u * p.n + p.j] = h.tau;
  }
}
`);
export const sytrd_product = `
const THREADS: u32 = 128u;
const COLS: u32 = 2u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  n: u32,
  j: u32,
  done: u32,
  width: u32,
  offY: u32,
  lanes: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<f32, THREADS * COLS>;
var<workgroup> weighted: array<f32, THREADS>;
fn element(i: u32, c: u32) -> f32 {
  return S[i / 4u + c * p.n][i % 4u];
}
fn columnOf(q: u32, inS: u32) -> u32 {
  let k = q - inS;
  let panel = 4u * p.n + k + select(p.width - p.done, 0u, k < p.done);
  return select(select(p.j, panel, k < 2u * p.done), p.j + 1u + q, q < inS);
}
@compute @workgroup_size(THREADS)
fn sytrd_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = p.j + 1u;
  let inS = 4u * p.n - first;
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let place = group.x + p.baseX;
  let q0 = place * COLS * across + t / p.lanes;
  // @registers
  var begin: array<u32, COLS>;
  // @registers
  var sum: array<vec4f, COLS>;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    begin[c] = p.n * columnOf(q0 + c * across, inS);
    sum[c] = vec4f();
  }
  // @registers
  var a: array<vec4f, DEPTH * COLS>;
  // @registers
  var x: array<vec4f, DEPTH>;
  for (var i0 = (first + 1u) / 4u + lane; i0 < p.n; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, p.n - 1u);
      x[u] = S[p.j * p.n + i];
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = S[begin[c] + i];
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = i0 + u * p.lanes;
      let below = (4u * i + vec4u(0u, 1u, 2u, 3u) > vec4u(first)) & vec4<bool>(i < p.n);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], fma(a[u * COLS + c], x[u], sum[c]), below);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = (sum[c].x + sum[c].y) + (sum[c].z + sum[c].w);
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] += sums[c * THREADS + t + half];
      }
    }
  }
  let ends = 2u * p.width;
  var share = 0.0;
  if (lane == 0u) {
    // @unroll
    for (var c = 0u; c < COLS; c++) {
      let q = q0 + c * across;
      let value = sums[c * THREADS + t];
      if (q < inS) {
        out[p.offY + first + q] = value;
      } else if (q <= inS + 2u * p.done) {
        out[select(columnOf(q, inS) - 4u * p.n, ends, q == inS + 2u * p.done)] = value;
      }
      if (q > 0u && q < inS) {
        share = fma(element(first + q, p.j), value, share);
      }
    }
  }
  weighted[t] = share;
  workgroupBarrier();
  if (t == 0u) {
    for (var k = 1u; k < across; k++) {
      share += weighted[k * p.lanes];
    }
    out[ends + 2u + place] = share;
    if (place == 0u) {
      out[ends + 1u] = element(first, first);
    }
  }
}
`;
export const sytrd_spread = /* @__PURE__ */ joined(`
const TILE: u32 = 32u;
const LINES: u32 = 8u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  offA: u32,
  rs: i32,
  cs: i32,
  lds: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `var<workgroup> tile: array<V, TILE * (TILE + 1u)>;
@compute @workgroup_size(THREADS)
fn sytrd_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * TILE;
  let column = (group.y + p.baseY) * TILE;
  if (column > row) {
    return;
  }
  let tx = t % TILE;
  let shift = shiftOf(largest[0]);
  let half = shift / 2;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row + tx;
    let j = column + c;
    var value = V();
    if (j <= i && i < p.n) {
      value = widen(A[u32(i32(p.offA) + i32(i) * p.rs + i32(j) * p.cs)]) * power(half) * power(shift - half);
      // @when COMPLEX
      value = select(value, conj(value), p.turned == 1u);
      value = select(value, ofReal(realPart(value)), i == j);
      // @end
    }
    if (j <= i) {
      tile[tx + c * (TILE + 1u)] = value;
    }
    if (j < i && row == column) {
      tile[c + tx * (TILE + 1u)] = conj(value);
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    if (row + tx < p.lds && column + c < p.lds) {
      S[row + tx + (column + c) * p.lds] = narrow(tile[tx + c * (TILE + 1u)]);
    }
    if (row != column && column + tx < p.lds && row + c < p.lds) {
      S[column + tx + (row + c) * p.lds] = narrow(conj(tile[c + tx * (TILE + 1u)]));
    }
  }
}
`);
export const sytrd_step = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const LANES: u32 = 32u;
const MOST: u32 = 256u;
const WIDTH: u32 = 16u;
const AHEAD: u32 = 8u;
struct Params {
  baseX: u32,
  n: u32,
  offS: u32,
  lds: u32,
  offT: u32,
  ldt: u32,
  j: u32,
  done: u32,
  width: u32,
  open: u32,
  groupsBefore: u32,
  groups: u32,
  make: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> P: array<vec4f>;
@group(0) @binding(2) var<storage, read> before: array<vec4f>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<storage, read_write> T: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;
const LINE: vec4u = vec4u(0u, 1u, 2u, 3u);
const COLUMNS: u32 = THREADS / LANES;
const ROWS: u32 = MOST / THREADS;
const TURNS: u32 = MOST / LANES;
const PARTS: u32 = 16u;
var<workgroup> xs: array<vec4f, MOST>;
var<workgroup> shares: array<vec4f, THREADS>;
var<workgroup> parts: array<vec4f, PARTS>;
var<workgroup> sums: array<f32, THREADS>;
var<workgroup> across: array<vec2f, WIDTH>;
var<workgroup> inRow: array<vec2f, WIDTH>;
`, lib_householder, `fn ofBefore(k: u32) -> f32 {
  return before[k / 4u][k % 4u];
}
fn ofPanel(i: u32, column: u32) -> f32 {
  return P[column * p.n + i / 4u][i % 4u];
}
fn partOf(t: u32) -> vec4f {
  var sum = vec4f();
  for (var k = t; k < THREADS; k += PARTS) {
    sum += shares[k];
  }
  return sum;
}
fn whole() -> vec4f {
  var sum = vec4f();
  for (var k = 0u; k < PARTS; k++) {
    sum += parts[k];
  }
  return sum;
}
@compute @workgroup_size(THREADS)
fn sytrd_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let place = group.x + p.baseX;
  let j = p.j;
  let V = 0u;
  let W = p.width;
  let ends = 4u * p.n + 2u * p.width;
  let xOld = 3u * p.width + (j + 1u) % 2u;
  let xNew = 3u * p.width + j % 2u;
  let last = p.n - 1u;
  let isOpen = p.open == 1u;
  let lane = t % LANES;
  let q = place * COLUMNS + t / LANES;
  let first = j + 1u;
  let inS = 4u * p.n - first;
  let begin = (j + 2u) / 4u + lane;
  let atS = p.offS + (first + min(q, inS - 1u)) * p.lds;
  // @registers
  var a: array<vec4f, TURNS>;
  // @unroll
  for (var u = 0u; u < TURNS; u++) {
    a[u] = S[atS + min(begin + u * LANES, last)];
  }
  // @registers
  var column: array<vec4f, ROWS>;
  // @registers
  var x: array<vec4f, ROWS>;
  // @registers
  var y: array<vec4f, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = min(j / 4u + t + r * THREADS, last);
    column[r] = S[p.offS + j * p.lds + row];
    x[r] = P[xOld * p.n + row];
    y[r] = before[row];
  }
  // @registers
  var v: array<vec4f, AHEAD>;
  // @registers
  var w: array<vec4f, AHEAD>;
  let mostDone = max(p.done, 1u) - 1u;
  // @unroll
  for (var u = 0u; u < AHEAD; u++) {
    let at = min(u, mostDone) * p.n + min(j / 4u + t, last);
    v[u] = P[V * p.n + at];
    w[u] = P[W * p.n + at];
  }
  var h: Reflector;
  var half = 0.0;
  var wFirst = 0.0;
  if (isOpen) {
    h = reflector(ofPanel(j, xOld), ofBefore(ends));
    let corner = ofBefore(ends + 1u);
    let beside = h.scale * ofBefore(j);
    var own = vec2f();
    for (var g = t; g < p.groupsBefore; g += THREADS) {
      own.x += ofBefore(ends + 2u + g);
    }
    own.x = own.x * h.scale * h.scale;
    if (t < WIDTH) {
      inRow[t] = vec2f();
      across[t] = vec2f();
    }
    if (t < p.done) {
      let row = vec2f(ofPanel(j, W + t), ofPanel(j, V + t));
      let dots = row + h.scale * vec2f(ofBefore(4u * p.n + W + t), ofBefore(4u * p.n + V + t));
      inRow[t] = row;
      across[t] = dots;
      own += vec2f(-2.0 * dots.x * dots.y, dot(row.yx, dots));
    }
    shares[t] = vec4f(own, 0.0, 0.0);
    workgroupBarrier();
    if (t < PARTS) {
      parts[t] = partOf(t);
    }
    workgroupBarrier();
    let both = whole();
    let square = corner + 2.0 * beside + both.x;
    half = -0.5 * h.tau * h.tau * square;
    wFirst = fma(h.tau, corner + beside - both.y, half);
  }
  var dots = vec4f();
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = j / 4u + t + r * THREADS;
    if (row < p.n) {
      let i = 4u * row + LINE;
      let mine = row % p.groups == place;
      var now = column[r];
      var vNew = vec4f();
      var wNew = vec4f();
      if (isOpen) {
        var sum = vec4f();
        var updates = vec4f();
        for (var k0 = 0u; k0 < p.done; k0 += AHEAD) {
          if (r + k0 > 0u) {
            // @unroll
            for (var u = 0u; u < AHEAD; u++) {
              let at = min(k0 + u, mostDone) * p.n + row;
              v[u] = P[V * p.n + at];
              w[u] = P[W * p.n + at];
            }
          }
          // @unroll
          for (var u = 0u; u < AHEAD; u++) {
            sum += v[u] * across[k0 + u].x + w[u] * across[k0 + u].y;
            updates += v[u] * inRow[k0 + u].x + w[u] * inRow[k0 + u].y;
          }
        }
        vNew = select(select(vec4f(), vec4f(1.0), i == vec4u(j)), h.scale * x[r], i > vec4u(j));
        wNew = fma(vec4f(h.tau), fma(vec4f(h.scale), y[r], now) - sum, half * vNew);
        wNew = select(vec4f(), wNew, i >= vec4u(j));
        now = now - updates - fma(vNew, vec4f(wFirst), wNew);
        if (mine) {
          P[(V + p.done) * p.n + row] = vNew;
          P[(W + p.done) * p.n + row] = wNew;
          P[(2u * p.width + p.done) * p.n + row] = vNew;
        }
      }
      if (mine) {
        P[xNew * p.n + row] = now;
      }
      if (place == 0u && row == j / 4u) {
        T[p.offT + j] = now[j % 4u];
      }
      now = select(vec4f(), now, i > vec4u(first));
      xs[row] = now;
      dots += vec4f(dot(now, vNew), dot(now, wNew), dot(now, now), 0.0);
    }
  }
  if (place == 0u && t == 0u && isOpen) {
    T[p.ldt + p.offT + j - 1u] = h.beta;
    T[2u * p.ldt + p.offT + j - 1u] = h.tau;
  }
  if (p.make == 0u) {
    return;
  }
  workgroupBarrier();
  shares[t] = dots;
  var sum = vec4f();
  if (q < inS) {
    // @unroll
    for (var u = 0u; u < TURNS; u++) {
      let i = begin + u * LANES;
      if (i < p.n) {
        sum = fma(a[u], xs[i], sum);
      }
    }
  } else if (q < inS + 2u * p.done) {
    let k = q - inS;
    let at = select(W + k - p.done, V + k, k < p.done) * p.n;
    for (var i = begin; i < p.n; i += LANES) {
      sum = fma(P[at + i], xs[i], sum);
    }
  }
  sums[t] = (sum.x + sum.y) + (sum.z + sum.w);
  workgroupBarrier();
  var quarter = 0.0;
  if (t < 4u * COLUMNS) {
    for (var k = t % 4u; k < LANES; k += 4u) {
      quarter += sums[t / 4u * LANES + k];
    }
  }
  if (t < PARTS) {
    parts[t] = partOf(t);
  }
  workgroupBarrier();
  if (t < 4u * COLUMNS) {
    sums[t] = quarter;
  }
  workgroupBarrier();
  var share = 0.0;
  if (t < COLUMNS) {
    let value = (sums[4u * t] + sums[4u * t + 1u]) + (sums[4u * t + 2u] + sums[4u * t + 3u]);
    let c = place * COLUMNS + t;
    if (c < inS) {
      out[first + c] = value;
      share = xs[(first + c) / 4u][(first + c) % 4u] * value;
    } else if (c < inS + 2u * p.done) {
      let k = c - inS;
      out[4u * p.n + select(W + k - p.done, V + k, k < p.done)] = value;
    }
  }
  if (place == 0u && t == THREADS - 1u) {
    let all = whole();
    if (isOpen) {
      out[4u * p.n + V + p.done] = all.x;
      out[4u * p.n + W + p.done] = all.y;
    }
    out[ends] = all.z;
    out[ends + 1u] = S[p.offS + first * p.lds + first / 4u][first % 4u];
  }
  workgroupBarrier();
  if (t < COLUMNS) {
    sums[t] = share;
  }
  workgroupBarrier();
  if (t == 0u) {
    var all = 0.0;
    for (var k = 0u; k < COLUMNS; k++) {
      all += sums[k];
    }
    out[ends + 2u + place] = all;
  }
}
`);
export const sytrd_store = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  n: u32,
  offA: u32,
  rs: i32,
  cs: i32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> tridiagonal: array<R>;
@group(0) @binding(2) var<storage, read> largest: array<u32>;
@group(0) @binding(3) var<storage, read_write> A: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_field, ``, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn sytrd_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let shift = -shiftOf(largest[0]);
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.n && j <= i) {
      var value = widen(S[i + j * p.lds]);
      if (i - j < 2u) {
        value = ofReal(scaledOne(tridiagonal[(i - j) * p.lds + j], shift));
      }
      A[u32(i32(p.offA) + i32(i) * p.rs + i32(j) * p.cs)] = narrow(value);
    }
  }
}
`);
export const sytrd_tiles = `
const TILE: u32 = 128u;
const GROUPS: u32 = 8u;
const LANES: u32 = TILE / 4u;
const THREADS: u32 = LANES * GROUPS;
const DEPTH: u32 = TILE / GROUPS;
const PITCH: u32 = LANES + 1u;
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
fn readX(i: u32) -> vec4f {
  let inside = (4u * i + vec4u(0u, 1u, 2u, 3u) > vec4u(p.j + 1u)) & vec4<bool>(i < p.n);
  return select(vec4f(), S[p.j * p.n + min(i, p.n - 1u)], inside);
}
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
fn dots(t: u32, q: u32) {
  let panel = 4u * p.n + q + select(p.width - p.done, 0u, q < p.done);
  let column = select(p.j, panel, q < 2u * p.done);
  var sum = 0.0;
  for (var i = (p.j + 2u) / 4u + t; i < p.n; i += THREADS) {
    let x = readX(i);
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
  let idle = mirrored && far == gy;
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
`;
export const sytrd_values = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  count: u32,
  offT: u32,
  offOut: u32,
  step: i32,
  scaled: u32,
}
@group(0) @binding(0) var<storage, read> T: array<f32>;
@group(0) @binding(1) var<storage, read> largest: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_binary_scale, ``, lib_sytrd_scale, `@compute @workgroup_size(THREADS)
fn sytrd_values(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let k = group.x * THREADS + t;
  if (k < p.count) {
    let shift = select(0, -shiftOf(largest[0]), p.scaled == 1u);
    out[u32(i32(p.offOut) + i32(k) * p.step)] = scaledOne(T[p.offT + k], shift);
  }
}
`);
export const widen_real = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> A: array<R>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_field, `@compute @workgroup_size(THREADS)
fn widen_real(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    let j = group.y * COLS + c;
    if (i < p.m && j < p.n) {
      B[p.offB + i + j * p.ldb] = narrow(ofReal(A[p.offA + i + j * p.lda]));
    }
  }
}
`);
