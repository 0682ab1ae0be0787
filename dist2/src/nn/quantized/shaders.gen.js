// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_activation_functions, lib_activation_kinds, lib_field, lib_qgemm_value, lib_quantized_scales, lib_range_keys } from '../../runtime/shaderLibs.gen.js';
export const byte_signs = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn byte_signs(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.count) {
    P[i] = X[p.first + i] ^ 0x80808080u;
  }
}
`;
export const byte_sums = `
const THREADS: u32 = 256u;
const ROWS: u32 = 16u;
const LANES: u32 = THREADS / ROWS;
struct Params {
  baseX: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  next: u32,
  step: u32,
  hasZero: u32,
  perRow: u32,
  offZ: u32,
  unsigned: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read> Z: array<u32>;
@group(0) @binding(2) var<storage, read_write> S: array<vec2i>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> shares: array<i32, THREADS>;
fn signedByte(word: u32, place: u32) -> i32 {
  return extractBits(bitcast<i32>((word >> (8u * (place % 4u))) ^ p.unsigned), 0u, 8u);
}
@compute @workgroup_size(THREADS)
fn byte_sums(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let across = p.step == 1u;
  let r = select(t % ROWS, t / LANES, across);
  let lane = select(t / ROWS, t % LANES, across);
  let i = (group.x + p.baseX) * ROWS + r;
  var sum = 0i;
  if (i < p.rows) {
    for (var l = lane; l < p.depth; l += LANES) {
      let place = p.offX + i * p.next + l * p.step;
      sum += signedByte(X[place / 4u], place);
    }
  }
  shares[r * LANES + lane] = sum;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      shares[r * LANES + lane] += shares[r * LANES + lane + half];
    }
  }
  if ((lane == 0u) & (i < p.rows)) {
    let place = p.offZ + i * p.perRow;
    var zero = 0u;
    if (p.hasZero == 1u) {
      zero = Z[place / 4u];
    }
    S[i] = vec2i(shares[r * LANES], signedByte(zero, place));
  }
}
`;
export const dequantize = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 8u;
`, lib_quantized_scales, `@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(3) var<storage, read_write> Y: array<T>;
@compute @workgroup_size(THREADS)
fn dequantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var s = 0u; s < DEPTH; s++) {
    let e = first + s * THREADS;
    if (e < p.count) {
      let o = e / p.row;
      let l = e - o * p.row;
      let place = p.offX + o * p.pitch + l * BITS / 8u;
      let shift = 8u * (place % 4u) + BITS * (l % (8u / BITS));
      let at = scaleAt(o, l);
      var zero = p.zero;
      if (p.hasZero == 1u) {
        let z = p.offZ + at;
        zero = integerOf(Z[z / 4u] >> (8u * (z % 4u)), 8u);
      }
      Y[p.offY + e] = narrow(R(integerOf(X[place / 4u] >> shift, BITS) - zero) * S[p.offS + at]);
    }
  }
}
`);
export const dequantize_groups = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const BITS: u32 = 4u;
struct Params {
  baseX: u32,
  count: u32,
  depth: u32,
  pitch: u32,
  group: u32,
  groups: u32,
  hasZero: u32,
  offW: u32,
  offS: u32,
  offZ: u32,
}
@group(0) @binding(0) var<storage, read> W: array<u32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(3) var<storage, read_write> D: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn dequantize_groups(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var s = 0u; s < DEPTH; s++) {
    let e = first + s * THREADS;
    if (e < p.count) {
      let f = e / p.depth;
      let l = e - f * p.depth;
      let place = p.offW + f * p.pitch + l * BITS / 8u;
      let byte = W[place / 4u] >> (8u * (place % 4u));
      let at = f * p.groups + l / p.group;
      var q = 0i;
      var zero = 0i;
      if (BITS == 4u) {
        q = i32((byte >> (4u * (l % 2u))) & 15u);
        zero = 8i;
      } else {
        q = extractBits(bitcast<i32>(byte), 0u, 8u);
      }
      if (p.hasZero == 1u) {
        let z = p.offZ + at;
        zero = extractBits(bitcast<i32>(Z[z / 4u] >> (8u * (z % 4u))), 0u, 8u);
      }
      D[e] = narrow(R(q - zero) * S[p.offS + at]);
    }
  }
}
`);
export const dynamic_range = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2i>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_range_keys, `@compute @workgroup_size(THREADS)
fn dynamic_range(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  var range = vec2i();
  for (var k = group * THREADS + t; k < p.n; k += p.groups * THREADS) {
    let key = keyOf(bitcast<i32>(widen(X[p.offX + k])));
    range = widened(range, vec2i(key));
  }
  range = rangeOf(t, range);
  if (t == 0u) {
    parts[group] = range;
  }
}
`);
export const dynamic_scale = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
struct Params {
  parts: u32,
  offS: u32,
  offZ: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec2i>;
@group(0) @binding(1) var<storage, read_write> S: array<f32>;
@group(0) @binding(2) var<storage, read_write> Z: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_range_keys, `@compute @workgroup_size(THREADS)
fn dynamic_scale(@builtin(local_invocation_index) t: u32) {
  var range = vec2i();
  for (var s = t; s < p.parts; s += THREADS) {
    range = widened(range, parts[s]);
  }
  range = rangeOf(t, range);
  if (t == 0u) {
    let least = numberOf(range.x);
    let scale = (numberOf(range.y) - least) / 255.0;
    let size = bitcast<u32>(scale) & 0x7fffffffu;
    let point = -least / bitcast<f32>(size);
    let degenerate = (size == 0u) | (size >= 0x7f800000u);
    let zero = select(u32(clamp(round(point), 0.0, 255.0)), 0u, degenerate);
    S[p.offS] = scale;
    Z[p.offZ / 4u] = insertBits(Z[p.offZ / 4u], zero, 8u * (p.offZ % 4u), 8u);
  }
}
`);
export const qgemm_finish = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
const ACTIVATION: u32 = 0u;
`, lib_qgemm_value, `@group(0) @binding(6) var<storage, read_write> Y: array<T>;
`, lib_activation_functions, ``, lib_activation_kinds, `@compute @workgroup_size(THREADS)
fn qgemm_finish(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * THREADS * DEPTH + t;
  // @unroll
  for (var q = 0u; q < DEPTH; q++) {
    let e = first + q * THREADS;
    if (e < p.count) {
      Y[p.offY + e] = narrow(activate(valueOf(e)));
    }
  }
}
`);
export const qgemm_requantize = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
const ACTIVATION: u32 = 0u;
`, lib_qgemm_value, `@group(0) @binding(6) var<storage, read_write> Y: array<u32>;
`, lib_activation_functions, ``, lib_activation_kinds, `@compute @workgroup_size(THREADS)
fn qgemm_requantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let word = p.offY / 4u + (group.x + p.baseX) * THREADS + t;
  let end = p.offY + p.count;
  if (4u * word >= end) {
    return;
  }
  var bytes = Y[word];
  for (var q = 0u; q < 4u; q++) {
    let place = 4u * word + q;
    if ((place >= p.offY) & (place < end)) {
      let y = activate(valueOf(place - p.offY)) / p.scaleY;
      let rounded = clamp(select(round(y), 0.0, isNaNByBits(y)) + p.zeroY, p.least, p.least + 255.0);
      bytes = insertBits(bytes, u32(i32(rounded)), 8u * q, 8u);
    }
  }
  Y[word] = bytes;
}
`);
export const quantize = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const BITS: u32 = 8u;
`, lib_quantized_scales, `@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read_write> Y: array<u32>;
fn zeroPoint(at: u32) -> i32 {
  if (p.hasZero == 0u) {
    return p.zero;
  }
  let place = p.offZ + at;
  var word = 0u;
  if (p.zeroInY == 1u) {
    word = Y[place / 4u];
  } else {
    word = Z[place / 4u];
  }
  return integerOf(word >> (8u * (place % 4u)), 8u);
}
fn integerFor(o: u32, l: u32) -> i32 {
  let at = scaleAt(o, l);
  let scale = S[p.offS + at];
  let y = widen(X[p.offX + o * p.row + l]) / scale;
  let noNumber = ((bitcast<u32>(y) & 0x7fffffffu) > 0x7f800000u) | ((bitcast<u32>(scale) & 0x7fffffffu) == 0u);
  let rounded = i32(select(round(clamp(y, -1e6, 1e6)), 0.0, noNumber));
  let least = select(-(1i << (BITS - 1u)), 0i, p.unsigned == 1u);
  return clamp(rounded + zeroPoint(at), least, least + (1i << BITS) - 1i);
}
@compute @workgroup_size(THREADS)
fn quantize(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let word = p.offY / 4u + (group.x + p.baseX) * THREADS + t;
  let end = p.offY + p.count;
  if (4u * word >= end) {
    return;
  }
  var bytes = Y[word];
  for (var q = 0u; q < 4u; q++) {
    let place = 4u * word + q;
    if ((place >= p.offY) & (place < end)) {
      let o = (place - p.offY) / p.pitch;
      let first = (place - p.offY - o * p.pitch) * (8u / BITS);
      var byte = 0u;
      for (var k = 0u; k < 8u / BITS; k++) {
        if (first + k < p.row) {
          byte = insertBits(byte, u32(integerFor(o, first + k)), BITS * k, BITS);
        }
      }
      bytes = insertBits(bytes, byte, 8u * q, 8u);
    }
  }
  Y[word] = bytes;
}
`);
export const weights_rows = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const ROWS: u32 = 4u;
const FEATURES: u32 = 4u;
const BITS: u32 = 4u;
const ACTIVATION: u32 = 99u;
const SUMS: u32 = ROWS * FEATURES;
struct Params {
  baseX: u32,
  rows: u32,
  features: u32,
  depth: u32,
  pitch: u32,
  group: u32,
  groups: u32,
  hasZero: u32,
  hasBias: u32,
  offW: u32,
  offS: u32,
  offZ: u32,
  offX: u32,
  offB: u32,
  offY: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> W: array<u32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> Z: array<u32>;
@group(0) @binding(3) var<storage, read> X: array<T>;
@group(0) @binding(4) var<storage, read> bias: array<T>;
@group(0) @binding(5) var<storage, read_write> Y: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
`, lib_activation_functions, ``, lib_activation_kinds, `var<workgroup> parts: array<R, THREADS * SUMS>;
fn fourBytes(place: u32) -> u32 {
  let shift = 8u * (place % 4u);
  let low = W[place / 4u] >> shift;
  if (shift == 0u) {
    return low;
  }
  return low | (W[place / 4u + 1u] << (32u - shift));
}
fn zeroPoint(at: u32) -> i32 {
  if (p.hasZero == 0u) {
    return i32(8u * u32(BITS == 4u));
  }
  let z = p.offZ + at;
  return extractBits(bitcast<i32>(Z[z / 4u] >> (8u * (z % 4u))), 0u, 8u);
}
@compute @workgroup_size(THREADS)
fn weights_rows(@builtin(workgroup_id) workgroup: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (workgroup.x + p.baseX) * FEATURES;
  // @registers
  var sums: array<R, SUMS>;
  // @unroll
  for (var k = 0u; k < SUMS; k++) {
    sums[k] = 0.0;
  }
  for (var l0 = 8u * t; l0 < p.depth; l0 += 8u * THREADS) {
    let all = min(8u, p.depth - l0);
    // @registers
    var words: array<vec2u, FEATURES>;
    // @unroll
    for (var k = 0u; k < FEATURES; k++) {
      let place = p.offW + min(first + k, p.features - 1u) * p.pitch + l0 * BITS / 8u;
      words[k] = vec2u(fourBytes(place), 0u);
      if (BITS == 8u) {
        words[k].y = fourBytes(place + 4u);
      }
    }
    var g = l0 / p.group;
    var left = p.group - (l0 - g * p.group);
    // @registers
    var scales: array<R, FEATURES>;
    // @registers
    var zeros: array<i32, FEATURES>;
    var stale = true;
    for (var j = 0u; j < all; j++) {
      if (left == 0u) {
        g++;
        left = p.group;
        stale = true;
      }
      left--;
      // @registers
      var x: array<R, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = 0.0;
        if (r < p.rows) {
          x[r] = widen(X[p.offX + r * p.depth + l0 + j]);
        }
      }
      // @unroll
      for (var k = 0u; k < FEATURES; k++) {
        if (stale) {
          let at = min(first + k, p.features - 1u) * p.groups + g;
          scales[k] = S[p.offS + at];
          zeros[k] = zeroPoint(at);
        }
        var q = i32((words[k].x >> (4u * j)) & 15u);
        if (BITS == 8u) {
          q = extractBits(bitcast<i32>(select(words[k].y, words[k].x, j < 4u) >> (8u * (j % 4u))), 0u, 8u);
        }
        let weight = R(q - zeros[k]) * scales[k];
        // @unroll
        for (var s = 0u; s < ROWS; s++) {
          sums[k * ROWS + s] = fma(weight, x[s], sums[k * ROWS + s]);
        }
      }
      stale = false;
    }
  }
  // @unroll
  for (var k = 0u; k < SUMS; k++) {
    parts[k * THREADS + t] = sums[k];
  }
  workgroupBarrier();
  let row = t % ROWS;
  let feature = first + t / ROWS;
  if (t >= SUMS || row >= p.rows || feature >= p.features) {
    return;
  }
  var sum = 0.0;
  for (var k = 0u; k < THREADS; k++) {
    sum += parts[t * THREADS + k];
  }
  if (p.hasBias == 1u) {
    sum += widen(bias[p.offB + feature]);
  }
  Y[p.offY + row * p.features + feature] = narrow(activate(sum));
}
`);
