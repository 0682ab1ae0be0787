// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_best_double, lib_double, lib_double_parts, lib_field, lib_field_double, lib_wide, lib_wide_stored } from '../runtime/shaderLibs.gen.js';
export const asum_part = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
`, lib_wide, `struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> groupSums: array<Vs, THREADS>;
@compute @workgroup_size(THREADS)
fn asum_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<Vs, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      sums[q] = addEach(sums[q], absEach(Vs(x[p.offX + i32(i + q * stride) * p.incX])));
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = addEach(sums[0], absEach(Vs(x[p.offX + i32(i) * p.incX])));
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total = addEach(total, sums[q]);
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] = addEach(groupSums[t], groupSums[t + half]);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`);
export const axpy_elements = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
`, lib_wide, `struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> Vs {
  if (X_IN_Y == 1u) {
    return Vs(y[at]);
  }
  return Vs(x[at]);
}
@compute @workgroup_size(THREADS)
fn axpy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Vs, PER>;
  // @registers
  var ys: array<Vs, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = Vs(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = Ts(madEach(Vs(p.alpha), xs[q], ys[q]));
    }
  }
}
`);
export const copy_elements = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;
`, lib_wide_stored, `struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> Ts {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}
@compute @workgroup_size(THREADS)
fn copy_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Ts, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`);
export const dot_part = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
`, lib_wide, `const CONJ: u32 = 0u;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read> y: array<Ts>;
@group(0) @binding(2) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(3) var<uniform> p: Params;
fn readX(at: i32) -> Vs {
  if (CONJ == 1u) {
    return conjEach(Vs(x[at]));
  }
  return Vs(x[at]);
}
var<workgroup> groupSums: array<Vs, THREADS>;
@compute @workgroup_size(THREADS)
fn dot_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  // @registers
  var sums: array<Vs, PER>;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let xi = readX(p.offX + i32(i + q * stride) * p.incX);
      let yi = Vs(y[p.offY + i32(i + q * stride) * p.incY]);
      sums[q] = madEach(xi, yi, sums[q]);
    }
  }
  for (; i < p.n; i += stride) {
    sums[0] = madEach(readX(p.offX + i32(i) * p.incX), Vs(y[p.offY + i32(i) * p.incY]), sums[0]);
  }
  var total = sums[0];
  // @unroll
  for (var q = 1u; q < PER; q++) {
    total = addEach(total, sums[q]);
  }
  groupSums[t] = total;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      groupSums[t] = addEach(groupSums[t], groupSums[t + half]);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = groupSums[0];
  }
}
`);
export const iamax_final = `
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;
struct Params {
  parts: u32,
  region: u32,
  wide: u32,
  done: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> best: array<vec2u, THREADS>;
fn better(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}
@compute @workgroup_size(THREADS)
fn iamax_final(@builtin(local_invocation_index) t: u32) {
  var mine = vec2u(0u, 0xffffffffu);
  for (var s = t; s < p.parts; s += THREADS) {
    let index = parts[s + p.region];
    let element = select(p.done + index, index * WIDTH + s % WIDTH, s < p.wide);
    mine = better(mine, vec2u(parts[s], element));
  }
  best[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      best[t] = better(best[t], best[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = select(0, i32(best[0].y + 1u), best[0].x != 0u);
  }
}
`;
export const iamax_final_double = /* @__PURE__ */ joined(`
`, lib_best_double, `const THREADS: u32 = 256u;
struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn iamax_final_double(@builtin(local_invocation_index) t: u32) {
  var mine: vec3u;
  for (var s = t; s < p.parts; s += THREADS) {
    mine = better(mine, parts[s].xyz);
  }
  mine = bestOf(t, mine);
  if (t == 0u) {
    result[p.offResult] = select(0, i32(mine.z + 1u), mine.x != 0u);
  }
}
`);
export const iamax_part = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
`, lib_wide, `const LEAST: u32 = 0u;
// @when REAL
alias Ks = Us;
fn bitsOf(x: Vs) -> Ks {
  return bitcast<Us>(x);
}
// @end
// @when COMPLEX
alias Ks = u32;
fn bitsOf(x: Vs) -> Ks {
  let parts = bitcast<Us>(x) & Us(0x7fffffffu);
  return select(max(parts.x, parts.y), bitcast<u32>(abs1(x)), isFiniteV(x));
}
// @end
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> parts: array<Ks>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> keys: array<Ks, THREADS>;
var<workgroup> indices: array<Ks, THREADS>;
fn keyOf(bits: Ks) -> Ks {
  let size = min(bits & Ks(0x7fffffffu), Ks(0x7f800001u));
  if (LEAST == 1u) {
    return select(Ks(0x7f800001u) - size, Ks(0x7f800002u), size == Ks(0x7f800001u));
  }
  return size + Ks(1u);
}
@compute @workgroup_size(THREADS)
fn iamax_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var key: Ks;
  var index: Ks;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let k = keyOf(bitsOf(Vs(x[p.offX + i32(i + q * stride) * p.incX])));
      index = select(index, Ks(i + q * stride), k > key);
      key = max(key, k);
    }
  }
  for (; i < p.n; i += stride) {
    let k = keyOf(bitsOf(Vs(x[p.offX + i32(i) * p.incX])));
    index = select(index, Ks(i), k > key);
    key = max(key, k);
  }
  keys[t] = key;
  indices[t] = index;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let otherKey = keys[t + half];
      let otherIndex = indices[t + half];
      let better = (otherKey > keys[t]) | ((otherKey == keys[t]) & (otherIndex < indices[t]));
      keys[t] = select(keys[t], otherKey, better);
      indices[t] = select(indices[t], otherIndex, better);
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = keys[0];
    parts[p.slot + group + p.region] = indices[0];
  }
}
`);
export const iamax_part_double = /* @__PURE__ */ joined(`
`, lib_double_parts, ``, lib_best_double, `const THREADS: u32 = 256u;
const LEAST: u32 = 0u;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
fn keyOf(element: T) -> vec2u {
  let size = sizeOf(element);
  if (dIsNaN(size)) {
    return vec2u(0xffffffffu, 0u);
  }
  if (LEAST == 1u) {
    return vec2u(0x80000000u | (0x7ff00000u - size.y), ~size.x);
  }
  return vec2u(0x80000000u | size.y, size.x);
}
@compute @workgroup_size(THREADS)
fn iamax_part_double(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  var mine: vec3u;
  for (var i = group * THREADS + t; i < p.n; i += p.groups * THREADS) {
    mine = better(mine, vec3u(keyOf(x[p.offX + i32(i) * p.incX]), i));
  }
  mine = bestOf(t, mine);
  if (t == 0u) {
    parts[p.slot + group] = vec4u(mine, 0u);
  }
}
`);
export const nrm2_final = `
const THREADS: u32 = 64u;
struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<vec3f, THREADS>;
fn root(x: f32) -> f32 {
  let bits = bitcast<u32>(x);
  if (bits == 0u || (bits & 0x7f800000u) == 0x7f800000u) {
    return x;
  }
  let r = sqrt(x);
  return r - 0.5 * fma(r, r, -x) / r;
}
fn hypot(a: f32, b: f32) -> f32 {
  let most = max(a, b);
  if (most == 0.0) {
    return 0.0;
  }
  let ratio = min(a, b) / most;
  return most * root(fma(ratio, ratio, 1.0));
}
@compute @workgroup_size(THREADS)
fn nrm2_final(@builtin(local_invocation_index) t: u32) {
  var sum: vec3f;
  for (var s = t; s < p.parts; s += THREADS) {
    sum += vec3f(parts[s], parts[s + p.region], parts[s + 2u * p.region]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if (t == 0u) {
    let big = sums[0].x;
    let norms = vec3f(0x1p80f * root(big), root(sums[0].y), 0x1p-75f * root(sums[0].z));
    var norm = norms.x;
    if ((bitcast<u32>(big) & 0x7f800000u) != 0x7f800000u) {
      norm = select(hypot(norms.y, norms.z), hypot(norms.x, norms.y), norms.x > 0.0);
    }
    result[p.offResult] = norm;
  }
}
`;
export const nrm2_final_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 256u;
struct Params {
  parts: u32,
  region: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> result: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
const LITTLE = vec2u(0u, (1023u - 700u) << 20u);
var<workgroup> sums: array<vec2u, 3u * THREADS>;
@compute @workgroup_size(THREADS)
fn nrm2_final_double(@builtin(local_invocation_index) t: u32) {
  for (var r = 0u; r < 3u; r++) {
    var sum: vec2u;
    for (var s = t; s < p.parts; s += THREADS) {
      sum = dAdd(sum, parts[s + r * p.region]);
    }
    sums[r * THREADS + t] = sum;
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      for (var r = 0u; r < 3u; r++) {
        sums[r * THREADS + t] = dAdd(sums[r * THREADS + t], sums[r * THREADS + t + half]);
      }
    }
  }
  if (t == 0u) {
    let middle = sums[THREADS];
    var other = sums[0];
    var power = 600;
    if (dIsZero(other) && dLess(middle, LITTLE)) {
      other = sums[2u * THREADS];
      power = -600;
    }
    if (dIsZero(other)) {
      power = 0;
    }
    result[p.offResult] = dScale(dSqrt(dAdd(other, dScale(middle, -2 * power))), power);
  }
}
`);
export const nrm2_part = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
`, lib_wide, `const BIG: u32 = 0x57800000u;
const SMALL: u32 = 0x20000000u;
const SCALE_BIG: R = 0x1p-80f;
const SCALE_SMALL: R = 0x1p75f;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> parts: array<Vs>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> bigs: array<Vs, THREADS>;
var<workgroup> middles: array<Vs, THREADS>;
var<workgroup> smalls: array<Vs, THREADS>;
@compute @workgroup_size(THREADS)
fn nrm2_part(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  let stride = p.groups * THREADS;
  var big: Vs;
  var middle: Vs;
  var small: Vs;
  var i = group * THREADS + t;
  for (; i + (PER - 1u) * stride < p.n; i += PER * stride) {
    // @unroll
    for (var q = 0u; q < PER; q++) {
      let bits = bitcast<Us>(Vs(x[p.offX + i32(i + q * stride) * p.incX])) & Us(0x7fffffffu);
      let a = bitcast<Vs>(bits);
      let isBig = bits >= Us(BIG);
      let isSmall = bits < Us(SMALL);
      let b = a * SCALE_BIG;
      let s = a * SCALE_SMALL;
      big += select(Vs(), b * b, isBig);
      small += select(Vs(), s * s, isSmall);
      middle += select(a * a, Vs(), isBig | isSmall);
    }
  }
  for (; i < p.n; i += stride) {
    let bits = bitcast<Us>(Vs(x[p.offX + i32(i) * p.incX])) & Us(0x7fffffffu);
    let a = bitcast<Vs>(bits);
    let isBig = bits >= Us(BIG);
    let isSmall = bits < Us(SMALL);
    let b = a * SCALE_BIG;
    let s = a * SCALE_SMALL;
    big += select(Vs(), b * b, isBig);
    small += select(Vs(), s * s, isSmall);
    middle += select(a * a, Vs(), isBig | isSmall);
  }
  bigs[t] = big;
  middles[t] = middle;
  smalls[t] = small;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      bigs[t] += bigs[t + half];
      middles[t] += middles[t + half];
      smalls[t] += smalls[t + half];
    }
  }
  if (t == 0u) {
    parts[p.slot + group] = bigs[0];
    parts[p.slot + group + p.region] = middles[0];
    parts[p.slot + group + 2u * p.region] = smalls[0];
  }
}
`);
export const nrm2_part_double = /* @__PURE__ */ joined(`
`, lib_double_parts, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  groups: u32,
  offX: i32,
  incX: i32,
  slot: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> x: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<vec2u, 3u * THREADS>;
@compute @workgroup_size(THREADS)
fn nrm2_part_double(@builtin(workgroup_id) id: vec3u, @builtin(local_invocation_index) t: u32) {
  let group = id.x + p.baseX;
  for (var r = 0u; r < 3u; r++) {
    sums[r * THREADS + t] = vec2u();
  }
  for (var i = group * THREADS + t; i < p.n; i += p.groups * THREADS) {
    let element = x[p.offX + i32(i) * p.incX];
    for (var k = 0u; k < PARTS; k++) {
      let a = partOf(element, k);
      let e = (a.y >> 20u) & 0x7ffu;
      let big = e >= 1023u + 490u;
      let small = e < 1023u - 490u;
      let s = dScale(a, select(select(0, 600, small), -600, big));
      let at = select(select(1u, 2u, small), 0u, big) * THREADS + t;
      sums[at] = dFma(s, s, sums[at]);
    }
  }
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      for (var r = 0u; r < 3u; r++) {
        sums[r * THREADS + t] = dAdd(sums[r * THREADS + t], sums[r * THREADS + t + half]);
      }
    }
  }
  if (t == 0u) {
    for (var r = 0u; r < 3u; r++) {
      parts[p.slot + group + r * p.region] = sums[r * THREADS];
    }
  }
}
`);
export const rot_elements = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
`, lib_wide, `struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
  h11: R,
  h21: V,
  h12: V,
  h22: R,
}
@group(0) @binding(0) var<storage, read_write> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> Vs {
  if (X_IN_Y == 1u) {
    return Vs(y[at]);
  }
  return Vs(x[at]);
}
fn writeX(at: i32, value: Vs) {
  if (X_IN_Y == 1u) {
    y[at] = Ts(value);
  } else {
    x[at] = Ts(value);
  }
}
@compute @workgroup_size(THREADS)
fn rot_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Vs, PER>;
  // @registers
  var ys: array<Vs, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = Vs(y[p.offY + i32(i) * p.incY]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, realEach(p.h11, xs[q], factorEach(p.h12, ys[q])));
      y[p.offY + i32(i) * p.incY] = Ts(realEach(p.h22, ys[q], factorEach(p.h21, xs[q])));
    }
  }
}
`);
export const scal_elements = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
`, lib_wide, `struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  alpha: V,
}
@group(0) @binding(0) var<storage, read_write> x: array<Ts>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn scal_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Vs, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = Vs(x[p.offX + i32(i) * p.incX]);
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      x[p.offX + i32(i) * p.incX] = Ts(factorEach(p.alpha, xs[q]));
    }
  }
}
`);
export const sum_final = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_field_double, `const THREADS: u32 = 64u;
struct Params {
  parts: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<V>;
@group(0) @binding(1) var<storage, read_write> result: array<V>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn sum_final(@builtin(local_invocation_index) t: u32) {
  var sum = V();
  for (var s = t; s < p.parts; s += THREADS) {
    sum = add(sum, parts[s]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = add(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = sums[0];
  }
}
`);
export const swap_elements = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 4u;
const X_IN_Y: u32 = 0u;
alias T = u32;
`, lib_wide_stored, `struct Params {
  baseX: u32,
  n: u32,
  offX: i32,
  incX: i32,
  offY: i32,
  incY: i32,
}
@group(0) @binding(0) var<storage, read_write> x: array<Ts>;
@group(0) @binding(1) var<storage, read_write> y: array<Ts>;
@group(0) @binding(2) var<uniform> p: Params;
fn readX(at: i32) -> Ts {
  if (X_IN_Y == 1u) {
    return y[at];
  }
  return x[at];
}
fn writeX(at: i32, value: Ts) {
  if (X_IN_Y == 1u) {
    y[at] = value;
  } else {
    x[at] = value;
  }
}
@compute @workgroup_size(THREADS)
fn swap_elements(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * (THREADS * PER) + t;
  // @registers
  var xs: array<Ts, PER>;
  // @registers
  var ys: array<Ts, PER>;
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      xs[q] = readX(p.offX + i32(i) * p.incX);
      ys[q] = y[p.offY + i32(i) * p.incY];
    }
  }
  // @unroll
  for (var q = 0u; q < PER; q++) {
    let i = first + q * THREADS;
    if (i < p.n) {
      writeX(p.offX + i32(i) * p.incX, ys[q]);
      y[p.offY + i32(i) * p.incY] = xs[q];
    }
  }
}
`);
