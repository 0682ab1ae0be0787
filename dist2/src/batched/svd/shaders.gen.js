// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_batch_fields, lib_batch_problem, lib_binary_scale, lib_field, lib_singular_threshold, lib_svd_jacobi_results, lib_svd_places, lib_svd_state } from '../../runtime/shaderLibs.gen.js';
export const pinv_product = /* @__PURE__ */ joined(`
`, lib_field, `const LISTED: u32 = 0u;
const TILE: u32 = 32u;
struct Params {
`, lib_batch_fields, `  tilesDown: u32,
  ldU: u32,
  strideU: u32,
  ldV: u32,
  strideV: u32,
  strideS: u32,
  rcond: R,
  byExtent: u32,
  noNumber: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> left: array<T>;
@group(0) @binding(2) var<storage, read> right: array<T>;
@group(0) @binding(3) var<storage, read> S: array<R>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_singular_threshold, `@compute @workgroup_size(TILE, TILE / 4u)
fn pinv_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) t: vec3u) {
  let a = problem(group.x + p.baseX);
  let tile = group.y + p.baseY;
  let i = tile % p.tilesDown * TILE + t.x;
  let first = tile / p.tilesDown * TILE + 4u * t.y;
  if (a.outside & (tile == 0u) & all(t == vec3u())) {
    info[p.offInfo + a.q] = -1;
  }
  if (a.outside | (i >= a.n) | (first >= a.m)) {
    return;
  }
  let fails = info[p.offInfo + a.q] != 0;
  let atS = a.q * p.strideS;
  let least = threshold(a, S[atS]);
  let columns = vec4u(a.q * p.strideU) + min(vec4u(first) + vec4u(0u, 1u, 2u, 3u), vec4u(a.m - 1u));
  // @registers
  var sum: array<V, 4>;
  for (var l = 0u; l < min(a.m, a.n); l++) {
    let value = S[atS + l];
    if (!counts(value, least)) {
      break;
    }
    let weight = 1.0 / value;
    let v = widen(right[a.q * p.strideV + i + l * p.ldV]);
    let at = columns + vec4u(l * p.ldU);
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      sum[c] = madReal(weight, mul(v, conj(widen(left[at[c]]))), sum[c]);
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    if (first + c < a.m) {
      X[a.C.off + i * a.C.rs + (first + c) * a.C.cs] = narrow(select(sum[c], V(bitcast<R>(p.noNumber)), fails));
    }
  }
}
`);
export const singular_rank = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  offRank: u32,
  strideS: u32,
  rcond: R,
  byExtent: u32,
}
@group(0) @binding(0) var<storage, read_write> rank: array<i32>;
@group(0) @binding(1) var<storage, read> S: array<R>;
@group(0) @binding(2) var<storage, read> info: array<i32>;
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_singular_threshold, `@compute @workgroup_size(THREADS)
fn singular_rank(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let a = problem(z);
  var found = 0u;
  if (info[p.offInfo + a.q] == 0) {
    let atS = a.q * p.strideS;
    let most = min(a.m, a.n);
    if (most > 0u) {
      let least = threshold(a, S[atS]);
      while (found < most && counts(S[atS + found], least)) {
        found++;
      }
    }
  }
  rank[p.offRank + a.q] = i32(found);
}
`);
export const svd_complete = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PER: u32 = 8u;
const LISTED: u32 = 0u;
const MOST: u32 = 128u;
struct Params {
`, lib_batch_fields, `  inner: u32,
  job: u32,
}
@group(0) @binding(0) var<storage, read_write> B: array<T>;
@group(0) @binding(1) var<storage, read> state: array<u32>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
`, lib_field, ``, lib_batch_problem, ``, lib_svd_state, `var<workgroup> needs: array<u32, PER>;
var<workgroup> rest: array<R, MOST>;
var<workgroup> w: array<V, MOST>;
var<workgroup> parts: array<V, MOST>;
var<workgroup> chosen: u32;
fn without(left: R, u: V) -> R {
  var rest = left;
  // @when REAL
  rest = fma(-u, u, rest);
  // @end
  // @when COMPLEX
  rest = fma(-u.y, u.y, fma(-u.x, u.x, rest));
  // @end
  return rest;
}
@compute @workgroup_size(THREADS)
fn svd_complete(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let first = (group.x + p.baseX) * PER;
  if (t < PER) {
    let z = min(first + t, p.count - 1u);
    let a = problem(z);
    let columns = columnsOf(p.job, a.m, min(a.nrhs, a.n));
    let isThere = min(state[z] & COUNTED, columns);
    let lacks = (isThere < columns) | ((p.inner != 0u) & (a.m > a.n));
    needs[t] = select(0u, 1u, (first + t < p.count) & lacks & !a.outside & ((state[z] & NOT_FINITE) == 0u));
  }
  for (var g = 0u; g < PER; g++) {
    if (workgroupUniformLoad(&needs[g]) == 0u) {
      continue;
    }
    let z = first + g;
    let a = problem(z);
    let columns = columnsOf(p.job, a.m, min(a.nrhs, a.n));
    let rows = select(a.m, a.n, p.inner != 0u);
    let made = min(columns, rows);
    let isThere = min(state[z] & COUNTED, made);
    let place = a.B;
    if (p.inner != 0u) {
      for (var at = t; at < a.m * columns; at += THREADS) {
        let i = at % a.m;
        let j = at / a.m;
        if ((i >= rows) | (j >= rows)) {
          B[place.off + i * place.rs + j * place.cs] = narrow(ofReal(select(0.0, 1.0, i == j)));
        }
      }
    }
    for (var i = t; i < rows; i += THREADS) {
      var left = 1.0;
      for (var l = 0u; l < isThere; l++) {
        left = without(left, widen(B[place.off + i * place.rs + l * place.cs]));
      }
      rest[i] = left;
    }
    workgroupBarrier();
    for (var c = 0u; c < MOST; c++) {
      if (t == 0u) {
        var best = 0u;
        for (var i = 1u; i < rows; i++) {
          best = select(best, i, rest[i] > rest[best]);
        }
        chosen = select(best, MOST, isThere + c >= made);
      }
      let pick = workgroupUniformLoad(&chosen);
      if (pick == MOST) {
        break;
      }
      let j = isThere + c;
      for (var i = t; i < rows; i += THREADS) {
        w[i] = ofReal(select(0.0, 1.0, i == pick));
      }
      for (var again = 0u; again < 3u; again++) {
        workgroupBarrier();
        for (var l = t; l < j; l += THREADS) {
          var sum = V();
          for (var i = 0u; i < rows; i++) {
            sum = mad(conj(widen(B[place.off + i * place.rs + l * place.cs])), w[i], sum);
          }
          parts[l] = sum;
        }
        workgroupBarrier();
        for (var i = t; i < rows; i += THREADS) {
          var left = w[i];
          for (var l = 0u; l < j; l++) {
            left = mad(-widen(B[place.off + i * place.rs + l * place.cs]), parts[l], left);
          }
          w[i] = left;
        }
      }
      workgroupBarrier();
      var square = 0.0;
      for (var i = 0u; i < rows; i++) {
        square = without(square, w[i]);
      }
      let size = sqrt(-square);
      for (var i = t; i < rows; i += THREADS) {
        let u = w[i] / size;
        B[place.off + i * place.rs + j * place.cs] = narrow(u);
        rest[i] = without(rest[i], u);
      }
      storageBarrier();
      workgroupBarrier();
    }
  }
}
`);
export const svd_jacobi = /* @__PURE__ */ joined(`
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const N: u32 = 8u;
const PARTS: u32 = 2u;
const ROWS: u32 = 4u;
const LANES: u32 = 8u;
const GROUP: u32 = 8u;
const CHUNK: u32 = 4u;
const VECTORS: u32 = 1u;
const SUBGROUPS: u32 = 1u;
const SHUFFLES: u32 = 1u;
const LISTED: u32 = 0u;
const A_0: u32 = 0u;
const A_1: u32 = 0u;
const A_2: u32 = 0u;
const A_APART: u32 = 1u - A_0 - A_1 - A_2;
const PAIRS: u32 = N / 2u;
const ROWS_V: u32 = N / PARTS;
const THREADS: u32 = GROUP * LANES;
const TWO: u32 = PARTS / 2u;
const FOUR: u32 = PARTS / 4u;
const EIGHT: u32 = PARTS / 8u;
const BY_MEMORY: u32 = (1u - SUBGROUPS) * TWO;
const CARRIED: u32 = 1u - SHUFFLES;
const MOST_SWEEPS: u32 = 30u;
const INFINITE: u32 = 0x7f800000u;
const TINY: R = 0x1p-100f;
struct Params {
`, lib_batch_fields, `  inner: u32,
  strideW: u32,
  ldW: u32,
  rightCols: u32,
  leftCols: u32,
  noNumber: u32,
  conjugated: u32,
}
`, lib_field, ``, lib_svd_places, `@group(0) @binding(3) var<storage, read_write> state: array<u32>;
// @when A_APART
@group(0) @binding(4) var<storage, read> A: array<T>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;
fn source(at: u32) -> V {
  var value = V();
  // @when A_APART
  value = A[at];
  // @end
  // @when A_0
  value = X0[at];
  // @end
  // @when A_1
  value = X1[at];
  // @end
  // @when A_2
  value = X2[at];
  // @end
  return flipped(value, 1u);
}
`, lib_batch_problem, ``, lib_binary_scale, ``, lib_svd_state, `var<workgroup> top: array<atomic<u32>, GROUP>;
var<workgroup> left: array<atomic<u32>, GROUP>;
var<workgroup> going: u32;
var<workgroup> squares: array<R, GROUP * N>;
var<workgroup> labels: array<u32, GROUP * N>;
// @when CARRIED
var<workgroup> carried: array<V, CHUNK * THREADS>;
var<workgroup> carriedLabels: array<u32, THREADS>;
var<workgroup> carriedSizes: array<R, THREADS>;
// @end
// @when BY_MEMORY
var<workgroup> told: array<R, THREADS>;
// @end
var<private> me: u32;
fn partSum(value: R) -> R {
  var sum = value;
  // @when SUBGROUPS
  // @when TWO
  sum += subgroupShuffleXor(sum, 1u);
  // @end
  // @when FOUR
  sum += subgroupShuffleXor(sum, 2u);
  // @end
  // @when EIGHT
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @end
  // @when BY_MEMORY
  workgroupBarrier();
  told[me] = value;
  workgroupBarrier();
  sum = told[me / PARTS * PARTS];
  for (var s = 1u; s < PARTS; s++) {
    sum += told[me / PARTS * PARTS + s];
  }
  // @end
  return sum;
}
// @when REAL
fn flipped(value: V, whose: u32) -> V {
  return value;
}
fn plain(value: V) -> V {
  let bits = bitcast<u32>(value);
  return bitcast<R>(select(bits, 0u, (bits << 1u) == 0u));
}
fn keyOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}
fn withSquare(x: V, sum: R) -> R {
  return fma(x, x, sum);
}
fn partSumV(value: V) -> V {
  return partSum(value);
}
// @end
// @when COMPLEX
fn flipped(value: V, whose: u32) -> V {
  return select(value, conj(value), (p.conjugated & whose) != 0u);
}
fn plain(value: V) -> V {
  let bits = bitcast<vec2u>(value);
  return bitcast<V>(select(bits, vec2u(), (bits << vec2u(1u)) == vec2u()));
}
fn keyOf(x: V) -> u32 {
  let bits = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(bits.x, bits.y);
}
fn withSquare(x: V, sum: R) -> R {
  return fma(x.y, x.y, fma(x.x, x.x, sum));
}
fn partSumV(value: V) -> V {
  return V(partSum(value.x), partSum(value.y));
}
fn modulus(x: V) -> R {
  let large = max(abs(x.x), abs(x.y));
  let ratio = min(abs(x.x), abs(x.y)) / select(1.0, large, large > 0.0);
  return large * sqrt(fma(ratio, ratio, 1.0));
}
// @end
@compute @workgroup_size(THREADS)
fn svd_jacobi(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  let nought = R(p.baseZ);
  me = t;
  // @when SUBGROUPS
  me = subgroup * lanes + invocation;
  // @end
  let slot = me / LANES;
  let lane = me % LANES;
  let pair = lane / PARTS;
  let part = lane % PARTS;
  let busy = pair < PAIRS;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  var own = problem(min(z, p.count - 1u));
  let n = select(0u, own.n, live & busy);
  var m = select(0u, own.m, live & busy);
  if (p.inner != 0u) {
    own.A = Place(z * p.strideW, 1u, p.ldW);
    m = n;
  }
  // @registers
  var x: array<V, ROWS>;
  // @registers
  var y: array<V, ROWS>;
  var label = 2u * pair;
  var other = 2u * pair + 1u;
  var key = 0u;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let i = part * ROWS + r;
    x[r] = V();
    y[r] = V();
    if ((i < m) & (label < n) & ((p.inner == 0u) | (i <= label))) {
      x[r] = source(own.A.off + i * own.A.rs + label * own.A.cs);
    }
    if ((i < m) & (other < n) & ((p.inner == 0u) | (i <= other))) {
      y[r] = source(own.A.off + i * own.A.rs + other * own.A.cs);
    }
    key = max(key, max(keyOf(x[r]), keyOf(y[r])));
  }
  // @when VECTORS
  // @registers
  var v: array<V, ROWS_V>;
  // @registers
  var w: array<V, ROWS_V>;
  // @unroll
  for (var r = 0u; r < ROWS_V; r++) {
    v[r] = ofReal(select(0.0, 1.0, part * ROWS_V + r == label));
    w[r] = ofReal(select(0.0, 1.0, part * ROWS_V + r == other));
  }
  // @end
  if (lane == 0u) {
    atomicStore(&top[slot], 0u);
    atomicStore(&left[slot], 0u);
  }
  workgroupBarrier();
  atomicMax(&top[slot], key);
  workgroupBarrier();
  let largest = atomicLoad(&top[slot]);
  var odd = largest >= INFINITE;
  if (live & (p.inner != 0u)) {
    odd = odd | (state[min(z, p.count - 1u)] != 0u);
  }
  let shift = select(min(126, 40 - exponentOf(largest)), 0, (largest == 0u) | odd);
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    x[r] = select(x[r] * power(shift), V(), odd);
    y[r] = select(y[r] * power(shift), V(), odd);
  }
  workgroupBarrier();
  let tolerance = 0x1p-22f * (1.0 + sqrt(R(max((1u + COMPLEX) * own.m, 1u))));
  // @when SHUFFLES
  let origin = invocation - lane;
  let after = origin + select(lane, select(lane + PARTS, part, pair == PAIRS - 1u), busy);
  let before = origin + select(lane, select(lane - PARTS, (PAIRS - 1u) * PARTS + part, pair == 0u), busy);
  // @end
  // @when CARRIED
  let origin = slot * LANES;
  let after = origin + select(lane, select(lane + PARTS, part, pair == PAIRS - 1u), busy);
  let before = origin + select(lane, select(lane - PARTS, (PAIRS - 1u) * PARTS + part, pair == 0u), busy);
  // @end
  var unfinished = false;
  for (var sweep = 0u; sweep < MOST_SWEEPS; sweep++) {
    var sizeX = nought;
    var sizeY = nought;
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      sizeX = withSquare(x[r], sizeX);
      sizeY = withSquare(y[r], sizeY);
    }
    sizeX = partSum(sizeX);
    sizeY = partSum(sizeY);
    var turned = 0u;
    for (var round = 0u; round < PAIRS; round++) {
      // @unroll
      for (var uneven = 0u; uneven < 2u; uneven++) {
        let lone = (!busy) | ((uneven == 1u) & (pair == PAIRS - 1u));
        var sum = V(nought);
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          sum = mad(conj(x[r]), y[r], sum);
        }
        sum = partSumV(sum);
        // @when REAL
        let product = sum;
        // @end
        // @when COMPLEX
        let product = modulus(sum);
        // @end
        let most = max(sizeX, sizeY);
        let turns = (abs(product) > tolerance * sqrt(sizeX) * sqrt(sizeY)) & (min(sizeX, sizeY) >= TINY) & !lone;
        let d = (sizeY - sizeX) / select(1.0, most, turns);
        let e = 2.0 * product / select(1.0, most, turns);
        let root = abs(d) + sqrt(fma(d, d, e * e));
        let acts = turns & (root > 0.0) & (e != 0.0);
        let tangent = select(0.0, select(-e, e, d >= 0.0) / select(1.0, root, acts), acts);
        let rough = 1.0 / sqrt(fma(tangent, tangent, 1.0));
        let rest = 0.5 * fma(-(rough * tangent), rough * tangent, fma(-rough, rough, 1.0));
        let cosine = fma(rough, rest, rough);
        let sine = cosine * tangent;
        turned += select(0u, 1u, acts & (part == 0u));
        let xx = V(select(sine, 1.0, lone));
        let yx = V(select(cosine, 0.0, lone));
        // @when REAL
        let xy = select(cosine, 0.0, lone);
        let yy = select(-sine, 1.0, lone);
        // @end
        // @when COMPLEX
        var phase = select(V(1.0, 0.0), conj(sum) / select(1.0, product, acts), acts);
        let lack = 0.5 * fma(-phase.y, phase.y, fma(-phase.x, phase.x, 1.0));
        phase = fma(V(lack), phase, phase);
        let xy = select(cosine, 0.0, lone) * phase;
        let yy = select(-sine, 1.0, lone) * phase;
        // @end
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let f = x[r];
          let g = y[r];
          x[r] = fma(xx, f, mul(xy, g));
          y[r] = fma(yx, f, mul(yy, g));
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r++) {
          let f = v[r];
          let g = w[r];
          v[r] = fma(xx, f, mul(xy, g));
          w[r] = fma(yx, f, mul(yy, g));
        }
        // @end
        let gain = tangent * product;
        let less = max(sizeX - gain, 0x1p-22f * sizeX);
        let more = max(sizeY + gain, 0x1p-22f * sizeY);
        sizeX = select(more, sizeX, lone);
        sizeY = select(less, sizeY, lone);
        let held = label;
        label = select(other, label, lone);
        other = select(held, other, lone);
        let whence = select(after, before, uneven == 1u);
        // @when SHUFFLES
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          x[r] = subgroupShuffle(x[r], whence);
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r++) {
          v[r] = subgroupShuffle(v[r], whence);
        }
        // @end
        label = subgroupShuffle(label, whence);
        sizeX = subgroupShuffle(sizeX, whence);
        // @end
        // @when CARRIED
        carriedLabels[me] = label;
        carriedSizes[me] = sizeX;
        // @unroll
        for (var r = 0u; r < ROWS; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[q * THREADS + me] = x[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            x[r + q] = carried[q * THREADS + whence];
          }
          label = carriedLabels[whence];
          sizeX = carriedSizes[whence];
          workgroupBarrier();
        }
        // @when VECTORS
        // @unroll
        for (var r = 0u; r < ROWS_V; r += CHUNK) {
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            carried[q * THREADS + me] = v[r + q];
          }
          workgroupBarrier();
          // @unroll
          for (var q = 0u; q < CHUNK; q++) {
            v[r + q] = carried[q * THREADS + whence];
          }
          workgroupBarrier();
        }
        // @end
        // @end
      }
    }
    atomicAdd(&left[slot], turned);
    workgroupBarrier();
    unfinished = atomicLoad(&left[slot]) != 0u;
    if (t == 0u) {
      var any = 0u;
      for (var g = 0u; g < GROUP; g++) {
        any |= atomicLoad(&left[g]);
      }
      going = any;
    }
    if (workgroupUniformLoad(&going) == 0u) {
      break;
    }
    if (lane == 0u) {
      atomicStore(&left[slot], 0u);
    }
    workgroupBarrier();
  }
`, lib_svd_jacobi_results, `}
`);
export const svd_records = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  count: u32,
  first: u32,
  ldW: u32,
  strideW: u32,
  strideTau: u32,
  job: u32,
}
@group(0) @binding(0) var<storage, read> records: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> moved: array<vec4u>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_svd_state, `@compute @workgroup_size(THREADS)
fn svd_records(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let at = 4u * (p.first + z);
  let sizes = records[at];
  let columns = columnsOf(p.job, sizes.y, min(sizes.w, sizes.z));
  moved[4u * z] = vec4u(sizes.xy, select(columns, sizes.z, p.job == 3u), sizes.z);
  moved[4u * z + 1u] = vec4u(z * p.strideW, 1u, p.ldW, z * p.strideTau);
  moved[4u * z + 2u] = records[at + 2u];
  moved[4u * z + 3u] = records[at + 3u];
}
`);
export const svd_report = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const LISTED: u32 = 0u;
struct Params {
`, lib_batch_fields, `  leftCols: u32,
  rightCols: u32,
  noNumber: u32,
}
`, lib_field, ``, lib_svd_places, `@group(0) @binding(3) var<storage, read> state: array<u32>;
@group(0) @binding(4) var<storage, read_write> info: array<i32>;
@group(0) @binding(5) var<storage, read_write> nonfinite: array<i32>;
// @when LISTED
@group(0) @binding(6) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;
`, lib_batch_problem, ``, lib_svd_state, `@compute @workgroup_size(THREADS)
fn svd_report(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * THREADS + t;
  if (z >= p.count) {
    return;
  }
  let a = problem(z);
  let found = state[z];
  let odd = (found & NOT_FINITE) != 0u;
  let endless = (found & NOT_CONVERGED) != 0u;
  info[p.offInfo + a.q] = select(select(select(0, i32(a.n) + 1, endless), i32(a.n), odd), -1, a.outside);
  nonfinite[p.offNonfinite + a.q] = select(0, 1, odd & !a.outside);
  if (a.outside | !(odd | (endless & (p.nanBits != 0u)))) {
    return;
  }
  let noNumber = bitcast<R>(p.noNumber);
  let wanted = min(a.nrhs, a.n);
  for (var k = 0u; k < wanted; k++) {
    putValue(a.piv + k, noNumber);
  }
  let leftCols = columnsOf(p.leftCols, a.m, wanted);
  for (var j = 0u; j < leftCols; j++) {
    for (var i = 0u; i < a.m; i++) {
      putLeft(a.B.off + i * a.B.rs + j * a.B.cs, V(noNumber));
    }
  }
  let rightCols = columnsOf(p.rightCols, a.n, wanted);
  for (var j = 0u; j < rightCols; j++) {
    for (var i = 0u; i < a.n; i++) {
      putRight(a.C.off + i * a.C.rs + j * a.C.cs, V(noNumber));
    }
  }
}
`);
