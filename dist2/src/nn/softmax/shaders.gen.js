// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_field } from '../../runtime/shaderLibs.gen.js';
export const softmax = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FAR: R = 200.0;
const LOWEST: R = -3.4e38;
const MINUS_INFINITY: u32 = 0xff800000u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  log: u32,
  nanBits: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> Y: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tops: array<V, THREADS>;
var<workgroup> sums: array<V, THREADS>;
var<workgroup> bad: array<u32, THREADS>;
fn far(difference: V) -> V {
  return exp(-min(abs(difference), FAR));
}
@compute @workgroup_size(THREADS)
fn softmax(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let first = t - lane;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  var top = LOWEST;
  var sum = 0.0;
  var wrong = 0u;
  if (j < p.n) {
    for (var i = lane; i < p.m; i += p.lanes) {
      let x = widen(X[p.offX + i + j * p.ldx]);
      let bits = bitcast<u32>(x);
      if (bits == MINUS_INFINITY) {
        continue;
      }
      if (!isFiniteV(x)) {
        wrong = 1u;
        continue;
      }
      let e = far(x - top);
      sum = select(sum + e, fma(sum, e, 1.0), x > top);
      top = max(top, x);
    }
  }
  tops[t] = top;
  sums[t] = sum;
  bad[t] = wrong;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      let other = tops[t + half];
      let both = max(tops[t], other);
      sums[t] = fma(sums[t], far(both - tops[t]), sums[t + half] * far(both - other));
      tops[t] = both;
      bad[t] |= bad[t + half];
    }
  }
  workgroupBarrier();
  if (j >= p.n) {
    return;
  }
  top = tops[first];
  sum = sums[first];
  wrong = bad[first] | u32(sum == 0.0);
  let less = log(max(sum, 1.0));
  for (var i = lane; i < p.m; i += p.lanes) {
    let x = widen(X[p.offX + i + j * p.ldx]);
    let isNothing = bitcast<u32>(x) == MINUS_INFINITY;
    let z = select(x - top, -FAR, isNothing);
    var y = select(exp(max(z, -FAR)) / sum, 0.0, isNothing);
    if (p.log == 1u) {
      y = select(z - less, x, isNothing);
    }
    if (wrong == 1u) {
      y = bitcast<R>(p.nanBits | 0x7fc00000u);
    }
    Y[p.offY + i + j * p.ldy] = narrow(y);
  }
}
`);
export const softmax_gradient = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const FAR: R = 200.0;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  lanes: u32,
  log: u32,
  offY: u32,
  ldy: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
}
@group(0) @binding(0) var<storage, read> Y: array<T>;
@group(0) @binding(1) var<storage, read> dY: array<T>;
@group(0) @binding(2) var<storage, read_write> dX: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn softmax_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let first = t - lane;
  let j = (group.x + p.baseX) * (THREADS / p.lanes) + t / p.lanes;
  var sum = 0.0;
  if (j < p.n) {
    for (var i = lane; i < p.m; i += p.lanes) {
      let y = select(widen(Y[p.offY + i + j * p.ldy]), 1.0, p.log == 1u);
      sum = fma(y, widen(dY[p.offDY + i + j * p.lddy]), sum);
    }
  }
  sums[t] = sum;
  for (var half = p.lanes / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  if (j >= p.n) {
    return;
  }
  sum = sums[first];
  for (var i = lane; i < p.m; i += p.lanes) {
    let y = widen(Y[p.offY + i + j * p.ldy]);
    let dy = widen(dY[p.offDY + i + j * p.lddy]);
    var dx = y * (dy - sum);
    if (p.log == 1u) {
      let isNaN = (bitcast<u32>(y) & 0x7fffffffu) > 0x7f800000u;
      dx = fma(select(exp(max(y, -FAR)), y, isNaN), -sum, dy);
    }
    dX[p.offDX + i + j * p.lddx] = narrow(dx);
  }
}
`);
export const softmax_gradient_held = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const HELD: u32 = 4u;
const THREADS: u32 = 256u;
const FAR: R = 200.0;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  log: u32,
  offY: u32,
  ldy: u32,
  offDY: u32,
  lddy: u32,
  offDX: u32,
  lddx: u32,
}
@group(0) @binding(0) var<storage, read> Y: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> dY: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> dX: array<vec4<T>>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn softmax_gradient_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let end = select(0u, p.m, j < p.n);
  // @registers
  var y: array<vec4<V>, HELD>;
  // @registers
  var dy: array<vec4<V>, HELD>;
  var products = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    y[h] = vec4<V>();
    dy[h] = vec4<V>();
    if (i < end) {
      y[h] = vec4<V>(Y[(p.offY + i + j * p.ldy) / 4u]);
      dy[h] = vec4<V>(dY[(p.offDY + i + j * p.lddy) / 4u]);
    }
  }
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    products = fma(select(y[h], vec4<V>(1.0), p.log == 1u), dy[h], products);
  }
  sums[t] = products.x + products.y + products.z + products.w;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      sums[t] += sums[t + half];
    }
  }
  workgroupBarrier();
  let sum = sums[t - lane];
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (lane + h * LANES);
    if (i < end) {
      var dx = y[h] * (dy[h] - sum);
      if (p.log == 1u) {
        let isNaN = (bitcast<vec4u>(y[h]) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u);
        dx = fma(select(exp(max(y[h], vec4<V>(-FAR))), y[h], isNaN), vec4<V>(-sum), dy[h]);
      }
      dX[(p.offDX + i + j * p.lddx) / 4u] = vec4<T>(dx);
    }
  }
}
`);
export const softmax_held = /* @__PURE__ */ joined(`
`, lib_field, `const LANES: u32 = 64u;
const HELD: u32 = 4u;
const PART: u32 = 0u;
const REST: u32 = 0u;
const SLICED: u32 = PART + REST;
const WHOLE: u32 = 1u - SLICED;
const READS: u32 = 1u - REST;
const WRITES: u32 = 1u - PART;
const THREADS: u32 = 256u;
const FAR: R = 200.0;
const LOWEST: R = -3.4e38;
const MINUS_INFINITY: u32 = 0xff800000u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slices: u32,
  log: u32,
  nanBits: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> X: array<vec4<T>>;
// @when WRITES
@group(0) @binding(1) var<storage, read_write> Y: array<vec4<T>>;
// @end
// @when PART
@group(0) @binding(2) var<storage, read_write> stats: array<R>;
// @end
// @when REST
@group(0) @binding(2) var<storage, read> stats: array<R>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> tops: array<V, THREADS>;
var<workgroup> sums: array<V, THREADS>;
var<workgroup> bad: array<u32, THREADS>;
fn far(difference: V) -> V {
  return exp(-min(abs(difference), FAR));
}
fn isNothing(x: vec4<V>) -> vec4<bool> {
  return bitcast<vec4u>(x) == vec4u(MINUS_INFINITY);
}
fn isFinite4(x: vec4<V>) -> vec4<bool> {
  return (bitcast<vec4u>(x) & vec4u(0x7f800000u)) != vec4u(0x7f800000u);
}
@compute @workgroup_size(THREADS)
fn softmax_held(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % LANES;
  // @when WHOLE
  let j = (group.x + p.baseX) * (THREADS / LANES) + t / LANES;
  let first = lane;
  // @end
  // @when SLICED
  let j = group.y + p.baseY;
  let slice = group.x + p.baseX;
  let first = slice * LANES * HELD + lane;
  // @end
  // @registers
  var x: array<vec4<V>, HELD>;
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (first + h * LANES);
    x[h] = vec4<V>(bitcast<V>(p.nanBits | MINUS_INFINITY));
    if (j < p.n && i < p.m) {
      x[h] = vec4<V>(X[(p.offX + i + j * p.ldx) / 4u]);
    }
  }
  var top = LOWEST;
  var sum = V();
  var wrong = 0u;
  // @when READS
  var most = vec4<V>(LOWEST);
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let isRight = isFinite4(x[h]);
    most = select(most, max(most, x[h]), isRight);
    wrong |= u32(!all(isRight | isNothing(x[h])));
  }
  top = max(max(most.x, most.y), max(most.z, most.w));
  var all4 = vec4<V>();
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    all4 += select(vec4<V>(), exp(-min(abs(x[h] - top), vec4<V>(FAR))), isFinite4(x[h]));
  }
  sum = all4.x + all4.y + all4.z + all4.w;
  // @end
  // @when REST
  if (t < p.slices) {
    let at = 3u * (j * p.slices + t);
    top = stats[at];
    sum = stats[at + 1u];
    wrong = u32(stats[at + 2u]);
  }
  // @end
  tops[t] = top;
  sums[t] = sum;
  bad[t] = wrong;
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      let other = tops[t + half];
      let both = max(tops[t], other);
      sums[t] = fma(sums[t], far(both - tops[t]), sums[t + half] * far(both - other));
      tops[t] = both;
      bad[t] |= bad[t + half];
    }
  }
  workgroupBarrier();
  if (j >= p.n) {
    return;
  }
  top = tops[t - lane];
  sum = sums[t - lane];
  // @when PART
  if (t == 0u) {
    let at = 3u * (j * p.slices + slice);
    stats[at] = top;
    stats[at + 1u] = sum;
    stats[at + 2u] = V(bad[0]);
  }
  // @end
  // @when WRITES
  wrong = bad[t - lane] | u32(sum == 0.0);
  let less = log(max(sum, 1.0));
  // @unroll
  for (var h = 0u; h < HELD; h++) {
    let i = 4u * (first + h * LANES);
    let isNone = isNothing(x[h]);
    let z = select(x[h] - top, vec4<V>(-FAR), isNone);
    var y = select(exp(max(z, vec4<V>(-FAR))) / sum, vec4<V>(), isNone);
    if (p.log == 1u) {
      y = select(z - less, x[h], isNone);
    }
    if (wrong == 1u) {
      y = vec4<V>(bitcast<V>(p.nanBits | 0x7fc00000u));
    }
    if (i < p.m) {
      Y[(p.offY + i + j * p.ldy) / 4u] = vec4<T>(y);
    }
  }
  // @end
}
`);
