// attention_tensor: O := softmax(scale Q K^T + mask) V for every head on matrix units, halves with sums in f32, and the logarithms of the
// sums; the scores are only in workgroup memory.
// Storage   as attention_forward, but Q, K and values in units of eight halves and O in fours; strides and offsets count halves
// Mapping   workgroup (x, y) -> BR queries of a head, the last ones first: with `causal` they see most; BC keys at a time
//           team of SPLIT subgroups -> WM of the queries: each subgroup their scores for 1/SPLIT of the keys, the weights of 1/SPLIT of
//           the queries, LANES lanes a query, and sums for 1/SPLIT of the numbers of a value, which stay in its matrices
//           Results of matrix units can be read through memory only, so sums are seldom scaled: weights are relative to `top`, at
//           first the largest score less SHIFT, and only when a score lies LIMIT above it sums go through memory for a new one
// Tunables  DIM (64, 128) numbers of a row   WM (16, 32)   SPLIT (1, 2)   TEAMS   LANES = SG*SPLIT/WM is 1 or 2   BC = 32
//           THREADS = TEAMS*SPLIT*SG, of which BC*DIM/8 is a multiple; BR = WM*TEAMS a multiple of 2*BC   workgroup bytes = 16*SIZE + 4
// Model     a score is 4*DIM flops, and in bytes of workgroup memory: 2*DIM/WM for the keys, as much for the values, 8 as a score,
//           2 + 2*SPLIT as a weight, 4*DIM/BR to put keys and values there: 22 with DIM 64, WM 32, BR 128; 34 with DIM 128, SPLIT 2, but
//           48 with WM 16. A product of 64 x 64 a subgroup has 1/32 byte a flop, these 1/11.6 and 1/15. A lane has WM*DIM/64 registers
//           of queries, WM*DIM/SPLIT/32 of sums, WM*BC/SPLIT/32 of scores: 128 and 144; WM 32 without SPLIT would be 224 with DIM 128
// Needs     subgroups of SG; dim = dimV = DIM; strides and offsets multiples of 8, in buffers of whole units; minusInfinity = 0xff800000;
//           hasMask 0: M is not read
// Source    Dao 2023, FlashAttention-2; sums that are seldom scaled: Shah et al. 2024, FlashAttention-3, and its successors
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms and subgroups only.
diagnostic(off, chromium.subgroup_matrix_uniformity);
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const DIM: u32 = 64u;
const WM: u32 = 32u;
const SPLIT: u32 = 1u;
const TEAMS: u32 = 4u;
const BC: u32 = 32u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const BR: u32 = WM * TEAMS;
const THREADS: u32 = TEAMS * SPLIT * SG;
// Units of a row, with one of padding against bank conflicts.
const UNITS: u32 = DIM / 8u;
const PITCH: u32 = UNITS + 1u;
const LOADS: u32 = BC * UNITS / THREADS;
const TI: u32 = WM / MM;
const TD: u32 = DIM / MK;
const SJ: u32 = BC / MN / SPLIT;
const OJ: u32 = DIM / MN / SPLIT;
// Scores as f32 and weights as halves: units of a query, padded alike.
const SCORES: u32 = BC / 4u + 1u;
const WEIGHTS: u32 = BC / 8u + 1u;
const LANES: u32 = SG * SPLIT / WM;
const PAIRED: u32 = LANES - 1u;
// Vectors of four: scores of a lane, and sums of a lane when one matrix of every subgroup goes through memory.
const SHARE: u32 = BC / LANES / 4u;
const PASSED: u32 = 4u * SPLIT / LANES;
const AT_VALUES: u32 = BC * PITCH;
const AT_SCORES: u32 = 2u * BC * PITCH;
const AT_WEIGHTS: u32 = AT_SCORES + BR * SCORES;
const SIZE: u32 = AT_WEIGHTS + BR * WEIGHTS;
// 7 ln 2 and 15 ln 2: weights begin with at most 128 and stay below 2^15, within the range of halves.
const SHIFT: f32 = 4.852030;
const LIMIT: f32 = 10.397208;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

@group(0) @binding(0) var<storage, read> Q: array<vec4u>;
@group(0) @binding(1) var<storage, read> K: array<vec4u>;
@group(0) @binding(2) var<storage, read> values: array<vec4u>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read_write> O: array<vec4<T>>;
@group(0) @binding(5) var<storage, read_write> L: array<R>;
@group(0) @binding(6) var<uniform> p: Params;

// Keys, values; scores, and now and then sums; weights. First of all queries.
var<workgroup> S: array<vec4u, SIZE>;
// The last step in which a new `top` was asked for.
var<workgroup> again: u32;

var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;

fn queryUnit(i: u32, unit: u32) -> vec4u {
  if (i >= p.queries) {
    return vec4u();
  }
  return Q[atQ + i * (p.rowQ / 8u) + unit];
}

fn keyUnit(j: u32, unit: u32) -> vec4u {
  if (j >= p.keys) {
    return vec4u();
  }
  return K[atK + j * (p.rowK / 8u) + unit];
}

fn valueUnit(j: u32, unit: u32) -> vec4u {
  if (j >= p.keys) {
    return vec4u();
  }
  return values[atV + j * (p.rowV / 8u) + unit];
}

// As weight, of scores of which none counts for nothing.
fn weights(scores: vec4f, top: f32) -> vec4f {
  let difference = scores - top;
  let isFinite = (bitcast<vec4u>(difference) & vec4u(0x7f800000u)) != vec4u(0x7f800000u);
  return select(difference, exp(difference), isFinite);
}

@compute @workgroup_size(THREADS)
fn attention_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let batch = (group.y + p.baseY) / p.heads;
  let head = (group.y + p.baseY) % p.heads;
  let query0 = ((p.queries + BR - 1u) / BR - 1u - (group.x + p.baseX)) * BR;
  atQ = (p.offQ + batch * p.batchQ + head * p.headQ) / 8u;
  atK = (p.offK + batch * p.batchK + head / p.groups * p.headK) / 8u;
  atV = (p.offV + batch * p.batchV + head / p.groups * p.headV) / 8u;
  let team = sg / SPLIT;
  let part = sg % SPLIT;
  // The query of this lane, and its first vector of those that it has of that.
  let row = team * WM + part * (WM / SPLIT) + lane / LANES;
  let query = query0 + row;
  let share = lane % LANES;
  if (t == 0u) {
    again = 0u;
  }
  // @registers
  var q: array<Left, TI * TD>;
  // @unroll
  for (var base = 0u; base < BR; base += 2u * BC) {
    // @unroll
    for (var s = 0u; s < 2u * LOADS; s++) {
      let u = t + s * THREADS;
      S[u / UNITS * PITCH + u % UNITS] = queryUnit(query0 + base + u / UNITS, u % UNITS);
    }
    workgroupBarrier();
    if (team * WM / (2u * BC) == base / (2u * BC)) {
      // @unroll
      for (var l = 0u; l < TD; l++) {
        // @unroll
        for (var i = 0u; i < TI; i++) {
          q[l * TI + i] = subgroupMatrixLoad<Left, row_major>(
            &S, (team * WM - base + i * MM) * PITCH + l * (MK / 8u), PITCH);
        }
      }
    }
    workgroupBarrier();
  }
  // @registers
  var sums: array<Sum, TI * OJ>;
  // @registers
  var nextK: array<vec4u, LOADS>;
  // @registers
  var nextV: array<vec4u, LOADS>;
  // @unroll
  for (var s = 0u; s < LOADS; s++) {
    let u = t + s * THREADS;
    nextK[s] = keyUnit(u / UNITS, u % UNITS);
    nextV[s] = vec4u();
  }
  var top = LOWEST;
  var total = 0.0;
  var factor = 1.0;
  let seen = select(p.keys, min(p.keys, query0 + BR + p.past), p.causal == 1u);
  let steps = (seen + BC - 1u) / BC;
  // A step multiplies the weights of the keys before it by their values, and queries by its own keys.
  for (var step = 0u; step <= steps; step++) {
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let u = t + s * THREADS;
      let to = u / UNITS * PITCH + u % UNITS;
      S[to] = nextK[s];
      S[AT_VALUES + to] = nextV[s];
    }
    if (step > 0u) {
      let key0 = (step - 1u) * BC;
      // @registers
      var x: array<vec4f, SHARE>;
      // @unroll
      for (var v = 0u; v < SHARE; v++) {
        x[v] = bitcast<vec4f>(S[AT_SCORES + row * SCORES + share * SHARE + v]);
      }
      let isWhole = key0 + BC <= p.keys && p.hasMask == 0u && !isBent() &&
        (p.causal == 0u || key0 + BC <= query0 + p.past + 1u);
      if (isWhole) {
        // @unroll
        for (var v = 0u; v < SHARE; v++) {
          x[v] *= p.scale;
          x[v] = select(x[v], vec4f(LOW), bitcast<vec4u>(x[v]) == vec4u(p.minusInfinity));
        }
      } else {
        // @unroll
        for (var v = 0u; v < SHARE; v++) {
          let key = key0 + 4u * (share * SHARE + v);
          x[v] = vec4f(
            masked(bent(x[v].x), batch, head, query, key),
            masked(bent(x[v].y), batch, head, query, key + 1u),
            masked(bent(x[v].z), batch, head, query, key + 2u),
            masked(bent(x[v].w), batch, head, query, key + 3u),
          );
        }
      }
      var most = x[0];
      // @unroll
      for (var v = 1u; v < SHARE; v++) {
        most = max(most, x[v]);
      }
      var largest = max(max(most.x, most.y), max(most.z, most.w));
      // @when PAIRED
      largest = max(largest, subgroupShuffleXor(largest, 1u));
      // @end
      factor = 1.0;
      if (largest > top + LIMIT) {
        // Sums without a weight are 0 as they are.
        if (top > 1.5 * LOW) {
          again = step;
        }
        let next = largest - SHIFT;
        factor = exp(max(top - next, -100.0));
        top = next;
      }
      var added = vec4f();
      // @unroll
      for (var v = 0u; v < SHARE; v++) {
        if (isWhole) {
          x[v] = weights(x[v], top);
        } else {
          x[v] = vec4f(weight(x[v].x, top), weight(x[v].y, top), weight(x[v].z, top), weight(x[v].w, top));
        }
        added += x[v];
      }
      total = fma(total, factor, added.x + added.y + added.z + added.w);
      // @unroll
      for (var v = 0u; v < SHARE; v += 2u) {
        S[AT_WEIGHTS + row * WEIGHTS + (share * SHARE + v) / 2u] =
          vec4u(bitcast<vec2u>(vec4<f16>(x[v])), bitcast<vec2u>(vec4<f16>(x[v + 1u])));
      }
    }
    let asked = workgroupUniformLoad(&again);
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let u = t + s * THREADS;
      nextK[s] = keyUnit((step + 1u) * BC + u / UNITS, u % UNITS);
      nextV[s] = valueUnit(step * BC + u / UNITS, u % UNITS);
    }
    if (step > 0u) {
      if (asked == step) {
        // Matrix by matrix of every subgroup: side by side in the place of the scores, which have become weights.
        // @unroll
        for (var j = 0u; j < OJ; j++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            subgroupMatrixStore<row_major>(
              &S, AT_SCORES + (team * WM + i * MM) * SCORES + part * (MN / 4u), sums[j * TI + i], SCORES);
          }
          workgroupBarrier();
          // @unroll
          for (var v = 0u; v < PASSED; v++) {
            let at = AT_SCORES + row * SCORES + share * PASSED + v;
            S[at] = bitcast<vec4u>(bitcast<vec4f>(S[at]) * factor);
          }
          workgroupBarrier();
          // @unroll
          for (var i = 0u; i < TI; i++) {
            sums[j * TI + i] = subgroupMatrixLoad<Sum, row_major>(
              &S, AT_SCORES + (team * WM + i * MM) * SCORES + part * (MN / 4u), SCORES);
          }
        }
      }
      // @unroll
      for (var l = 0u; l < BC / MK; l++) {
        // @registers
        var w: array<Left, TI>;
        // @unroll
        for (var i = 0u; i < TI; i++) {
          w[i] = subgroupMatrixLoad<Left, row_major>(
            &S, AT_WEIGHTS + (team * WM + i * MM) * WEIGHTS + l * (MK / 8u), WEIGHTS);
        }
        // @unroll
        for (var j = 0u; j < OJ; j++) {
          let b = subgroupMatrixLoad<Right, row_major>(
            &S, AT_VALUES + l * MK * PITCH + (part * OJ + j) * (MN / 8u), PITCH);
          // @unroll
          for (var i = 0u; i < TI; i++) {
            sums[j * TI + i] = subgroupMatrixMultiplyAccumulate(w[i], b, sums[j * TI + i]);
          }
        }
      }
    }
    if (step < steps) {
      // @registers
      var scores: array<Sum, TI * SJ>;
      // @unroll
      for (var k = 0u; k < TI * SJ; k++) {
        scores[k] = Sum();
      }
      // @unroll
      for (var l = 0u; l < TD; l++) {
        // @unroll
        for (var j = 0u; j < SJ; j++) {
          let b = subgroupMatrixLoad<Right, col_major>(&S, (part * SJ + j) * MN * PITCH + l * (MK / 8u), PITCH);
          // @unroll
          for (var i = 0u; i < TI; i++) {
            scores[j * TI + i] = subgroupMatrixMultiplyAccumulate(q[l * TI + i], b, scores[j * TI + i]);
          }
        }
      }
      // @unroll
      for (var j = 0u; j < SJ; j++) {
        // @unroll
        for (var i = 0u; i < TI; i++) {
          subgroupMatrixStore<row_major>(
            &S, AT_SCORES + (team * WM + i * MM) * SCORES + (part * SJ + j) * (MN / 4u), scores[j * TI + i], SCORES);
        }
      }
    }
    workgroupBarrier();
  }
  // @when PAIRED
  total += subgroupShuffleXor(total, 1u);
  // @end
  let isEmpty = total == 0.0;
  let inverse = select(1.0 / total, 0.0, isEmpty);
  let to = p.offO + batch * p.batchO + head * p.headO + query * p.rowO;
  // @unroll
  for (var j = 0u; j < OJ; j++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      subgroupMatrixStore<row_major>(
        &S, AT_SCORES + (team * WM + i * MM) * SCORES + part * (MN / 4u), sums[j * TI + i], SCORES);
    }
    workgroupBarrier();
    if (query < p.queries) {
      // @unroll
      for (var v = 0u; v < PASSED; v++) {
        let vector = share * PASSED + v;
        let d = (vector / 4u * OJ + j) * MN + vector % 4u * 4u;
        O[(to + d) / 4u] = vec4<T>(bitcast<vec4f>(S[AT_SCORES + row * SCORES + vector]) * inverse);
      }
    }
    workgroupBarrier();
  }
  if (query < p.queries && share == 0u) {
    // A logarithm need not keep NaN.
    let sum = select(total, top + log(select(total, 1.0, isEmpty)), isFiniteV(total));
    L[p.offL + (batch * p.heads + head) * p.queries + query] = select(sum, bitcast<R>(p.minusInfinity), isEmpty);
  }
}
