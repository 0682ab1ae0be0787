// attention_gradient_tensor: the gradients of attention on matrix units, halves with sums in f32: with P the weights and
// dS = P (dO V^T - D), dQ = scale dS K by queries, or with KEYS 1 dV = P^T dO and dK = scale dS^T Q by keys, over all heads that share them.
// Storage   as attention_queries and attention_keys, but Q, K, values and dO in units of eight halves and results in fours
// Mapping   workgroup (x, y) -> BR rows of a head, queries, the last ones first, or keys; BC columns, the others, at a time, so that with
//           `causal` those with most columns begin first; team of SPLIT subgroups -> WM of the rows, which stay in its matrices: each
//           subgroup scores and products with dO for 1/SPLIT of the columns, and sums for 1/SPLIT of the numbers of a result, which stay
//           too. Scores and products go through memory, where LANES lanes a row make weights of them, halves in places of their own.
//           The next columns are on their way while these are worked on
// Tunables  DIM (64, 128) numbers of a row   WM (16, 32)   SPLIT (1, 2)   TEAMS   KEYS   LANES = SG*SPLIT/WM   BC = 32
//           THREADS = TEAMS*SPLIT*SG, of which BC*DIM/8 and BR*DIM/8 are multiples; BR = WM*TEAMS at most 2*BC
//           workgroup bytes = 16*SIZE + 8*BC
// Model     a lane has WM*DIM/32 registers of rows, (1 + KEYS)*WM*DIM/SPLIT/32 of sums, WM*BC/SPLIT/16 of scores and products, and
//           2*BC*DIM/2/THREADS of the next columns: 64, 64, 16 and 16 with DIM 128, WM 16, SPLIT 2, TEAMS 4
// Needs     subgroups of SG; dim = dimV = DIM; strides and offsets multiples of 8, of results of 4, in buffers of whole units;
//           minusInfinity = 0xff800000; hasMask 0: M is not read
// Source    Dao 2023, FlashAttention-2
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
// Every matrix operation stands in control flow that depends on uniforms only.
diagnostic(off, chromium.subgroup_matrix_uniformity);
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const DIM: u32 = 64u;
const WM: u32 = 16u;
const SPLIT: u32 = 1u;
const TEAMS: u32 = 4u;
const KEYS: u32 = 0u;
const QUERIES: u32 = 1u - KEYS;
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
const ROW_LOADS: u32 = BR * UNITS / THREADS;
const TI: u32 = WM / MM;
const TD: u32 = DIM / MK;
const SJ: u32 = BC / MN / SPLIT;
const OJ: u32 = DIM / MN / SPLIT;
// Scores as f32, and what becomes of them as halves: vectors of four and units of a row, padded alike.
const SCORES: u32 = BC / 4u + 1u;
const WEIGHTS: u32 = BC / 8u + 1u;
const LANES: u32 = SG * SPLIT / WM;
// Vectors of four: scores of a lane, and sums of a lane when one matrix of every subgroup goes through memory.
const SHARE: u32 = BC / LANES / 4u;
const PASSED: u32 = 4u * SPLIT / LANES;
const AT_SECOND: u32 = BC * PITCH;
const AT_SCORES: u32 = 2u * BC * PITCH;
const AT_BY: u32 = AT_SCORES + BR * SCORES;
const AT_GRADIENTS: u32 = AT_BY + BR * SCORES;
const AT_WEIGHTS: u32 = AT_GRADIENTS + BR * WEIGHTS;
const SIZE: u32 = AT_WEIGHTS + KEYS * BR * WEIGHTS;

// 1 / ln 2.
const LOG2E: f32 = 1.44269504;

alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;

@group(0) @binding(0) var<storage, read> Q: array<vec4u>;
@group(0) @binding(1) var<storage, read> K: array<vec4u>;
@group(0) @binding(2) var<storage, read> values: array<vec4u>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read> dO: array<vec4u>;
@group(0) @binding(5) var<storage, read> LD: array<R>;
// @when QUERIES
@group(0) @binding(6) var<storage, read_write> dQ: array<vec4<T>>;
// @end
// @when KEYS
@group(0) @binding(6) var<storage, read_write> dK: array<vec4<T>>;
@group(0) @binding(7) var<storage, read_write> dV: array<vec4<T>>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// Two kinds of columns; scores and products with dO; gradients of scores, and weights. First of all rows.
var<workgroup> S: array<vec4u, SIZE>;
// With KEYS, of the columns the logarithms of their sums, and their D.
var<workgroup> known: array<vec4f, BC / 2u>;

var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;

// Of a query, or the gradient by what it becomes.
fn queryUnit(second: bool, i: u32, unit: u32) -> vec4u {
  if (i >= p.queries) {
    return vec4u();
  }
  if (second) {
    return dO[atO + i * (p.rowO / 8u) + unit];
  }
  return Q[atQ + i * (p.rowQ / 8u) + unit];
}

// Of a key, or its value.
fn keyUnit(second: bool, j: u32, unit: u32) -> vec4u {
  if (j >= p.keys) {
    return vec4u();
  }
  if (second) {
    return values[atV + j * (p.rowV / 8u) + unit];
  }
  return K[atK + j * (p.rowK / 8u) + unit];
}

fn rowUnit(second: bool, r: u32, unit: u32) -> vec4u {
  // @when QUERIES
  return queryUnit(second, r, unit);
  // @end
  // @when KEYS
  return keyUnit(second, r, unit);
  // @end
}

fn columnUnit(second: bool, c: u32, unit: u32) -> vec4u {
  // @when QUERIES
  return keyUnit(second, c, unit);
  // @end
  // @when KEYS
  return queryUnit(second, c, unit);
  // @end
}

// Of a query the logarithm of its sum, and its D.
fn knownOf(batch: u32, head: u32, i: u32) -> vec2f {
  let at = 2u * ((batch * p.heads + head) * p.queries + min(i, p.queries - 1u));
  return vec2f(LD[at], LD[at + 1u]);
}

// A weight, and its gradient.
fn gradientOf(product: f32, by: f32, row: vec2f, batch: u32, head: u32, r: u32, c: u32) -> vec2f {
  let value = bent(product);
  let w = weight(masked(value, batch, head, select(r, c, KEYS == 1u), select(c, r, KEYS == 1u)), row.x);
  return vec2f(w, w * (by - row.y) * bend(value));
}

fn halves(low: vec4f, high: vec4f) -> vec4u {
  return vec4u(bitcast<vec2u>(vec4<f16>(low)), bitcast<vec2u>(vec4<f16>(high)));
}

@compute @workgroup_size(THREADS)
fn attention_gradient_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  // Rows' heads: of queries, or of keys, which several of queries share.
  let sharing = select(1u, p.groups, KEYS == 1u);
  let heads = p.heads / sharing;
  let batch = (group.y + p.baseY) / heads;
  let rowHead = (group.y + p.baseY) % heads;
  let headK = rowHead * sharing / p.groups;
  let blocks = (p.queries + BR - 1u) / BR;
  let row0 = select(blocks - 1u - (group.x + p.baseX), group.x + p.baseX, KEYS == 1u) * BR;
  atK = (p.offK + batch * p.batchK + headK * p.headK) / 8u;
  atV = (p.offV + batch * p.batchV + headK * p.headV) / 8u;
  atQ = (p.offQ + batch * p.batchQ + rowHead * sharing * p.headQ) / 8u;
  atO = (p.offDO + batch * p.batchO + rowHead * sharing * p.headO) / 8u;
  let team = sg / SPLIT;
  let part = sg % SPLIT;
  // The row of this lane, and its first vector of those that it has of that.
  let row = team * WM + part * (WM / SPLIT) + lane / LANES;
  let share = lane % LANES;
  // @registers
  var first: array<Left, TI * TD>;
  // @registers
  var second: array<Left, TI * TD>;
  // @unroll
  for (var s = 0u; s < ROW_LOADS; s++) {
    let u = t + s * THREADS;
    S[u / UNITS * PITCH + u % UNITS] = rowUnit(false, row0 + u / UNITS, u % UNITS);
  }
  workgroupBarrier();
  // @unroll
  for (var l = 0u; l < TD; l++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      first[l * TI + i] = subgroupMatrixLoad<Left, row_major>(&S, (team * WM + i * MM) * PITCH + l * (MK / 8u), PITCH);
    }
  }
  workgroupBarrier();
  // @unroll
  for (var s = 0u; s < ROW_LOADS; s++) {
    let u = t + s * THREADS;
    S[u / UNITS * PITCH + u % UNITS] = rowUnit(true, row0 + u / UNITS, u % UNITS);
  }
  workgroupBarrier();
  // @unroll
  for (var l = 0u; l < TD; l++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      second[l * TI + i] = subgroupMatrixLoad<Left, row_major>(&S, (team * WM + i * MM) * PITCH + l * (MK / 8u), PITCH);
    }
  }
  // @registers
  var sums: array<Sum, TI * OJ>;
  // @when KEYS
  // @registers
  var sumsV: array<Sum, TI * OJ>;
  // @end
  // Columns that these rows see, or that see them.
  var start = 0u;
  let rows = select(p.queries, p.keys, KEYS == 1u);
  var end = select(p.keys, p.queries, KEYS == 1u);
  if (p.causal == 1u && KEYS == 1u && row0 > p.past) {
    start = (row0 - p.past) / BC * BC;
  }
  if (p.causal == 1u && KEYS == 0u) {
    end = min(end, row0 + BR + p.past);
  }
  // Steps of one head, and of all.
  let each = (max(end, start) - start + BC - 1u) / BC;
  let steps = each * sharing;
  // @registers
  var next1: array<vec4u, LOADS>;
  // @registers
  var next2: array<vec4u, LOADS>;
  // @unroll
  for (var s = 0u; s < LOADS; s++) {
    let u = t + s * THREADS;
    next1[s] = columnUnit(false, start + u / UNITS, u % UNITS);
    next2[s] = columnUnit(true, start + u / UNITS, u % UNITS);
  }
  // @when QUERIES
  let mine = knownOf(batch, rowHead, row0 + row);
  // @end
  // @when KEYS
  var nextTops: vec4f;
  var nextParts: vec4f;
  if (t < BC / 4u) {
    for (var k = 0u; k < 4u; k++) {
      let one = knownOf(batch, rowHead * sharing, start + 4u * t + k);
      nextTops[k] = one.x;
      nextParts[k] = one.y;
    }
  }
  // @end
  for (var step = 0u; step < steps; step++) {
    let head = rowHead * sharing + step / each;
    let col0 = start + step % each * BC;
    workgroupBarrier();
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let u = t + s * THREADS;
      let to = u / UNITS * PITCH + u % UNITS;
      S[to] = next1[s];
      S[AT_SECOND + to] = next2[s];
    }
    // @when KEYS
    if (t < BC / 4u) {
      known[t] = nextTops;
      known[BC / 4u + t] = nextParts;
    }
    // @end
    workgroupBarrier();
    let later = min(step + 1u, steps - 1u);
    let col1 = start + later % each * BC;
    atQ = (p.offQ + batch * p.batchQ + (rowHead * sharing + later / each) * p.headQ) / 8u;
    atO = (p.offDO + batch * p.batchO + (rowHead * sharing + later / each) * p.headO) / 8u;
    // @unroll
    for (var s = 0u; s < LOADS; s++) {
      let u = t + s * THREADS;
      next1[s] = columnUnit(false, col1 + u / UNITS, u % UNITS);
      next2[s] = columnUnit(true, col1 + u / UNITS, u % UNITS);
    }
    // @when KEYS
    if (t < BC / 4u) {
      for (var k = 0u; k < 4u; k++) {
        let one = knownOf(batch, rowHead * sharing + later / each, col1 + 4u * t + k);
        nextTops[k] = one.x;
        nextParts[k] = one.y;
      }
    }
    // @end
    // @registers
    var scores: array<Sum, TI * SJ>;
    // @registers
    var by: array<Sum, TI * SJ>;
    // @unroll
    for (var k = 0u; k < TI * SJ; k++) {
      scores[k] = Sum();
      by[k] = Sum();
    }
    // @unroll
    for (var l = 0u; l < TD; l++) {
      // @unroll
      for (var j = 0u; j < SJ; j++) {
        let a = subgroupMatrixLoad<Right, col_major>(&S, (part * SJ + j) * MN * PITCH + l * (MK / 8u), PITCH);
        let b = subgroupMatrixLoad<Right, col_major>(&S, AT_SECOND + (part * SJ + j) * MN * PITCH + l * (MK / 8u), PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          scores[j * TI + i] = subgroupMatrixMultiplyAccumulate(first[l * TI + i], a, scores[j * TI + i]);
          by[j * TI + i] = subgroupMatrixMultiplyAccumulate(second[l * TI + i], b, by[j * TI + i]);
        }
      }
    }
    // @unroll
    for (var j = 0u; j < SJ; j++) {
      // @unroll
      for (var i = 0u; i < TI; i++) {
        let to = (team * WM + i * MM) * SCORES + (part * SJ + j) * (MN / 4u);
        subgroupMatrixStore<row_major>(&S, AT_SCORES + to, scores[j * TI + i], SCORES);
        subgroupMatrixStore<row_major>(&S, AT_BY + to, by[j * TI + i], SCORES);
      }
    }
    workgroupBarrier();
    // Whether all of these rows see all of these columns, or are seen by them, and products alone decide.
    let isWhole = p.hasMask == 0u && !isBent() && col0 + BC <= end && row0 + BR <= rows &&
      (p.causal == 0u || select(col0 + BC <= row0 + p.past + 1u, row0 + BR <= col0 + p.past + 1u, KEYS == 1u));
    // @registers
    var x: array<vec4f, SHARE>;
    // @registers
    var y: array<vec4f, SHARE>;
    // @unroll
    for (var v = 0u; v < SHARE; v++) {
      x[v] = bitcast<vec4f>(S[AT_SCORES + row * SCORES + share * SHARE + v]);
      y[v] = bitcast<vec4f>(S[AT_BY + row * SCORES + share * SHARE + v]);
      // @when QUERIES
      let tops = vec4f(mine.x);
      let parts = vec4f(mine.y);
      // @end
      // @when KEYS
      let tops = known[share * SHARE + v];
      let parts = known[BC / 4u + share * SHARE + v];
      // @end
      let powers = fma(x[v], vec4f(p.scale * LOG2E), -LOG2E * tops);
      let bits = bitcast<vec4u>(powers) & vec4u(0x7f800000u);
      if (isWhole && max(max(bits.x, bits.y), max(bits.z, bits.w)) != 0x7f800000u) {
        x[v] = exp2(powers);
        y[v] = x[v] * (y[v] - parts);
      } else {
        let c = col0 + 4u * (share * SHARE + v);
        let e0 = gradientOf(x[v].x, y[v].x, vec2f(tops.x, parts.x), batch, head, row0 + row, c);
        let e1 = gradientOf(x[v].y, y[v].y, vec2f(tops.y, parts.y), batch, head, row0 + row, c + 1u);
        let e2 = gradientOf(x[v].z, y[v].z, vec2f(tops.z, parts.z), batch, head, row0 + row, c + 2u);
        let e3 = gradientOf(x[v].w, y[v].w, vec2f(tops.w, parts.w), batch, head, row0 + row, c + 3u);
        x[v] = vec4f(e0.x, e1.x, e2.x, e3.x);
        y[v] = vec4f(e0.y, e1.y, e2.y, e3.y);
      }
    }
    // @unroll
    for (var v = 0u; v < SHARE; v += 2u) {
      let to = row * WEIGHTS + (share * SHARE + v) / 2u;
      S[AT_GRADIENTS + to] = halves(y[v], y[v + 1u]);
      // @when KEYS
      S[AT_WEIGHTS + to] = halves(x[v], x[v + 1u]);
      // @end
    }
    workgroupBarrier();
    // @unroll
    for (var l = 0u; l < BC / MK; l++) {
      // @registers
      var w: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        w[i] = subgroupMatrixLoad<Left, row_major>(
          &S, AT_GRADIENTS + (team * WM + i * MM) * WEIGHTS + l * (MK / 8u), WEIGHTS);
      }
      // @unroll
      for (var j = 0u; j < OJ; j++) {
        let a = subgroupMatrixLoad<Right, row_major>(&S, l * MK * PITCH + (part * OJ + j) * (MN / 8u), PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          sums[j * TI + i] = subgroupMatrixMultiplyAccumulate(w[i], a, sums[j * TI + i]);
        }
      }
      // @when KEYS
      // @unroll
      for (var i = 0u; i < TI; i++) {
        w[i] = subgroupMatrixLoad<Left, row_major>(
          &S, AT_WEIGHTS + (team * WM + i * MM) * WEIGHTS + l * (MK / 8u), WEIGHTS);
      }
      // @unroll
      for (var j = 0u; j < OJ; j++) {
        let b = subgroupMatrixLoad<Right, row_major>(&S, AT_SECOND + l * MK * PITCH + (part * OJ + j) * (MN / 8u), PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          sumsV[j * TI + i] = subgroupMatrixMultiplyAccumulate(w[i], b, sumsV[j * TI + i]);
        }
      }
      // @end
    }
  }
  workgroupBarrier();
  let r = row0 + row;
  // @unroll
  for (var j = 0u; j < OJ; j++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      let to = (team * WM + i * MM) * SCORES + part * (MN / 4u);
      subgroupMatrixStore<row_major>(&S, AT_SCORES + to, sums[j * TI + i], SCORES);
      // @when KEYS
      subgroupMatrixStore<row_major>(&S, AT_BY + to, sumsV[j * TI + i], SCORES);
      // @end
    }
    workgroupBarrier();
    // @unroll
    for (var v = 0u; v < PASSED; v++) {
      let vector = share * PASSED + v;
      let d = (vector / 4u * OJ + j) * MN + vector % 4u * 4u;
      let result = vec4<T>(bitcast<vec4f>(S[AT_SCORES + row * SCORES + vector]) * p.scale);
      // @when QUERIES
      if (r < p.queries) {
        dQ[(p.offDQ + batch * p.batchQ + rowHead * p.headQ + r * p.rowQ + d) / 4u] = result;
      }
      // @end
      // @when KEYS
      if (r < p.keys) {
        dK[(p.offDK + batch * p.batchK + headK * p.headK + r * p.rowK + d) / 4u] = result;
        dV[(p.offDV + batch * p.batchV + headK * p.headV + r * p.rowV + d) / 4u] =
          vec4<T>(bitcast<vec4f>(S[AT_BY + row * SCORES + vector]));
      }
      // @end
    }
    workgroupBarrier();
  }
}
