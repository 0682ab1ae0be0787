// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double, lib_double_elements, lib_double_modulus, lib_field, lib_largest, lib_modulus, lib_norm_sum, lib_part, lib_pivot, lib_pivot_double, lib_size_bits, lib_start_double, lib_start_size } from '../../runtime/shaderLibs.gen.js';
export const equilibrate_columns = /* @__PURE__ */ joined(`
`, lib_size_bits, `const THREADS: u32 = 256u;
const INFINITY_BITS: u32 = 0x7f800000u;
struct Params {
  baseX: u32,
  m: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_largest, `@compute @workgroup_size(THREADS)
fn equilibrate_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.m; i += THREADS) {
    let size = sizeBits(A[p.offA + i + j * p.lda]);
    let factor = sizes[i];
    var bits = max(size, factor);
    if (bits <= INFINITY_BITS) {
      bits = productBits(size, factor);
    }
    worst = max(worst, bits);
  }
  findLargest(t, worst);
  if (t == 0u) {
    sizes[p.m + j] = most[0];
  }
}
`);
export const equilibrate_diagonal = /* @__PURE__ */ joined(`
const THREADS: u32 = 256u;
`, lib_size_bits, `struct Params {
  baseX: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn equilibrate_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    sizes[i] = realBits(A[p.offA + i * (p.lda + 1u)]);
  }
}
`);
export const equilibrate_factors = `
const THREADS: u32 = 256u;
const MAGNITUDE: u32 = 0x7fffffffu;
const INFINITY_BITS: u32 = 0x7f800000u;
const NAN_BITS: u32 = 0x7fc00000u;
const LEAST: u32 = 0x00800000u;
const MOST: u32 = 0x7e800000u;
struct Params {
  count: u32,
  off: u32,
  root: u32,
  first: u32,
  base: u32,
  offS: u32,
  clear: u32,
  most: u32,
  offMost: u32,
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> sizes: array<u32>;
@group(0) @binding(1) var<storage, read_write> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> mosts: array<u32, THREADS>;
var<workgroup> leasts: array<u32, THREADS>;
var<workgroup> bads: array<u32, THREADS>;
var<workgroup> failed: u32;
fn value(bits: u32) -> f32 {
  let x = bitcast<f32>(clamp(bits, LEAST, MOST));
  if (p.root == 1u) {
    return sqrt(x);
  }
  return x;
}
@compute @workgroup_size(THREADS)
fn equilibrate_factors(@builtin(local_invocation_index) t: u32) {
  var most = 0u;
  var least = MAGNITUDE;
  var bad = p.count;
  for (var k = t; k < p.count; k += THREADS) {
    let word = sizes[p.off + k];
    let bits = word & MAGNITUDE;
    most = max(most, bits);
    least = min(least, bits);
    if (bits == 0u || (word != bits && bits <= INFINITY_BITS)) {
      bad = min(bad, k);
    }
  }
  mosts[t] = most;
  leasts[t] = least;
  bads[t] = bad;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      mosts[t] = max(mosts[t], mosts[t + half]);
      leasts[t] = min(leasts[t], leasts[t + half]);
      bads[t] = min(bads[t], bads[t + half]);
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let before = select(info[p.offInfo], 0, p.first == 1u);
    let found = bads[0] < p.count;
    failed = select(0u, 1u, found || before > 0);
    if (before == 0) {
      info[p.offInfo] = select(0, i32(p.base + bads[0] + 1u), found);
      let spread = bitcast<u32>(value(leasts[0]) / value(mosts[0]));
      sizes[p.offS] = select(select(spread, NAN_BITS, mosts[0] > INFINITY_BITS), 0u, found);
      if (p.clear == 1u && found) {
        sizes[p.offS + 1u] = 0u;
      }
    }
    if (p.most == 1u) {
      sizes[p.offMost] = mosts[0];
    }
  }
  if (workgroupUniformLoad(&failed) == 1u) {
    return;
  }
  for (var k = t; k < p.count; k += THREADS) {
    let bits = sizes[p.off + k];
    sizes[p.off + k] = select(bitcast<u32>(1.0 / value(bits)), NAN_BITS, (bits & MAGNITUDE) > INFINITY_BITS);
  }
}
`;
export const equilibrate_rows = /* @__PURE__ */ joined(`
`, lib_size_bits, `const THREADS: u32 = 128u;
const COLS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> sizes: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn equilibrate_rows(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let first = (group.y + p.baseY) * COLS;
  if (i < p.m) {
    var most = 0u;
    for (var j = first; j < min(first + COLS, p.n); j++) {
      most = max(most, sizeBits(A[p.offA + i + j * p.lda]));
    }
    atomicMax(&sizes[i], most);
  }
}
`);
export const lacn2_double = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_modulus, `const THREADS: u32 = 256u;
struct Params {
  n: u32,
  kind: u32,
  offX: u32,
  ldx: u32,
  factor: R,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> est: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_pivot_double, ``, lib_start_double, `var<workgroup> sums: array<vec2u, THREADS>;
fn begin(t: u32, s: R) {
  let share = dDiv(s, dOfU32(p.n));
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i] = narrow(ofReal(share));
    let size = dAdd(D_ONE, dDiv(dOfU32(i), dOfU32(max(p.n, 2u) - 1u)));
    var signed = dMul(s, size);
    signed.y ^= (i % 2u) << 31u;
    X[p.offX + p.ldx + i] = narrow(ofReal(signed));
  }
  if (t == 0u) {
    est[0] = vec2u();
  }
}
fn direction(x: V) -> V {
  // @when REAL
  return select(neg(one()), one(), dLess(vec2u(), x));
  // @end
  // @when COMPLEX
  let size = modulus(x);
  if (dIsZero(size)) {
    return one();
  }
  return overReal(x, size);
  // @end
}
fn measure(t: u32, s: R) {
  var sum = vec2u();
  for (var i = t; i < p.n; i += THREADS) {
    let x = widen(X[p.offX + i]);
    sum = dAdd(sum, modulus(x));
    if (p.kind == 1u) {
      X[p.offX + i] = narrow(byReal(s, direction(x)));
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    let found = dAbs(dMul(sums[0], p.factor));
    est[0] = select(est[0], found, dBelow(est[0], found));
  }
}
fn toUnit(t: u32, s: R) {
  var best = NO_PIVOT;
  for (var i = t; i < p.n; i += THREADS) {
    best = better(best, pivotOf(modulus(widen(X[p.offX + i])), i, i));
  }
  let first = bestPivot(t, best, THREADS).z;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i] = narrow(ofReal(select(vec2u(), s, i == first)));
  }
}
@compute @workgroup_size(THREADS)
fn lacn2_double(@builtin(local_invocation_index) t: u32) {
  let s = startOf(norms[0]);
  if (p.kind == 0u) {
    begin(t, s);
  } else if (p.kind == 2u) {
    toUnit(t, s);
  } else {
    measure(t, s);
  }
}
`);
export const lacn2_step = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  kind: u32,
  weighted: u32,
  scaled: u32,
  factor: R,
  offX: u32,
  ldx: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> W: array<R>;
@group(0) @binding(2) var<storage, read> norms: array<u32>;
@group(0) @binding(3) var<storage, read_write> est: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_pivot, ``, lib_start_size, ``, lib_modulus, `fn weight(i: u32, j: u32) -> R {
  if (p.weighted == 0u) {
    return 1.0;
  }
  return W[i + j * p.ldw];
}
fn begin(t: u32, j: u32, s: R) {
  let other = p.offX + (j + p.columns) * p.ldx;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = ofReal(s / R(p.n));
    X[other + i] = ofReal(select(s, -s, i % 2u == 1u) * (1.0 + R(i) / R(max(p.n, 2u) - 1u)));
  }
  if (t == 0u) {
    est[j] = 0u;
  }
}
fn measure(t: u32, j: u32, s: R) {
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.n; i += THREADS) {
    let at = p.offX + i + j * p.ldx;
    let w = weight(i, j);
    let y = X[at] * w;
    sum = addMagnitude(sum, modulusBits(y));
    if (p.kind == 1u) {
      X[at] = (s * direction(y)) * w;
    }
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    var bits = sumBits(sums[0]);
    if (bits < INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<R>(bits) * p.factor);
    }
    est[j] = max(est[j], bits);
  }
}
fn toUnit(t: u32, j: u32, s: R) {
  var best = 0u;
  var place = t;
  for (var i = t; i < p.n; i += THREADS) {
    let bits = modulusBits(X[p.offX + i + j * p.ldx]);
    if (bits > best) {
      best = bits;
      place = i;
    }
  }
  let first = bestPivot(t, best, place).y;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = ofReal(select(0.0, s, i == first));
  }
}
@compute @workgroup_size(THREADS)
fn lacn2_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = 1.0;
  if (p.scaled == 1u) {
    s = startSize(norms[0]);
  }
  if (p.kind == 0u) {
    begin(t, j, s);
  } else if (p.kind == 2u) {
    toUnit(t, j, s);
  } else {
    measure(t, j, s);
  }
}
`);
export const laqge = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const THRESHOLD: R = 0.1;
const SMALL: u32 = 0x0c000000u;
const LARGE: u32 = 0x73000000u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  way: u32,
  symmetric: u32,
  hermitian: u32,
  offA: u32,
  lda: u32,
  offC: u32,
  offS: u32,
  offE: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<storage, read_write> equed: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_part, `fn below(x: R) -> bool {
  let bits = bitcast<u32>(x);
  return bits < bitcast<u32>(THRESHOLD) || (bits >= 0x80000000u && bits <= 0xff800000u);
}
fn decided() -> u32 {
  let amax = bitcast<u32>(factors[p.offS + 2u - p.symmetric]);
  let small = amax < SMALL || (amax >= 0x80000000u && amax <= 0xff800000u);
  let extreme = small || (amax > LARGE && amax <= 0x7f800000u);
  let first = below(factors[p.offS]) || extreme;
  if (p.symmetric == 1u) {
    return select(0u, 3u, first);
  }
  return select(0u, 1u, first) + select(0u, 2u, below(factors[p.offS + 1u]));
}
@compute @workgroup_size(THREADS)
fn laqge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  var way = p.way;
  if (way == 4u) {
    way = decided();
    if (i == 0u && col0 == 0u) {
      equed[p.offE] = i32(select(way, min(way, 1u), p.symmetric == 1u));
    }
  }
  if (way == 0u || i >= p.m) {
    return;
  }
  let left = select(1.0, factors[i], (way & 1u) != 0u);
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (inPart(p.part, i, j)) {
      let right = select(1.0, factors[p.offC + j], (way & 2u) != 0u);
      let at = p.offA + i + j * p.lda;
      var value = widen(A[at]);
      if (p.hermitian == 1u && i == j) {
        value = ofReal(realPart(value));
      }
      A[at] = narrow(value * (right * left));
    }
  }
}
`);
export const rcond_double = /* @__PURE__ */ joined(`
`, lib_double, `const THREADS: u32 = 1u;
struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read> est: array<vec2u>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<vec2u>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_start_double, `@compute @workgroup_size(THREADS)
fn rcond_double() {
  let norm = dAbs(norms[0]);
  var found = vec2u();
  if (dIsNaN(norm)) {
    found = D_NAN;
  } else if (!dIsZero(norm) && dIsFinite(norm)) {
    if (dIsNaN(norms[1])) {
      found = D_NAN;
    } else if (zero[0] == 0 && !dIsZero(est[0]) && dIsFinite(est[0])) {
      found = dDiv(dDiv(startOf(norm), norm), est[0]);
    }
  }
  rcond[p.offR] = found;
}
`);
export const rcond_final = /* @__PURE__ */ joined(`
const THREADS: u32 = 1u;
struct Params {
  offR: u32,
}
@group(0) @binding(0) var<storage, read> norms: array<u32>;
@group(0) @binding(1) var<storage, read> est: array<u32>;
@group(0) @binding(2) var<storage, read> zero: array<i32>;
@group(0) @binding(3) var<storage, read_write> rcond: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_norm_sum, ``, lib_start_size, `@compute @workgroup_size(THREADS)
fn rcond_final() {
  let norm = norms[0] & MAGNITUDE;
  var bits = 0u;
  if (norm > INFINITY_BITS) {
    bits = NAN_BITS;
  } else if (norm != 0u && norm != INFINITY_BITS) {
    if ((norms[1] & MAGNITUDE) > INFINITY_BITS) {
      bits = NAN_BITS;
    } else if (zero[0] == 0 && est[0] != 0u && est[0] < INFINITY_BITS) {
      bits = reciprocalBits(norm, est[0]);
    }
  }
  rcond[p.offR] = bits;
}
`);
