// attention_gradient_tensor: the gradients of attention on matrix units, halves with sums in f32: with P the weights and
// dS = P (dO V^T - D), dQ = scale dS K by queries, or with KEYS 1 dV = P^T dO and dK = scale dS^T Q by keys, over all heads that share them.
// Storage   as attention_queries and attention_keys, but Q, K, values and dO in units of eight halves and results in fours
// Mapping   workgroup (x, y) -> BR rows of a head, queries, the last ones first, or keys; BC columns, the others, at a time, so that with
//           `causal` those with most columns begin first; subgroup -> MM of the rows, which
//           stay in its matrices with their sums. Scores and products with dO go through memory, where lanes make weights of them, two
//           lanes a row; P and dS are halves in the places of these
// Tunables  DIM (64, 128) numbers of a row   TEAMS (1, 2, 4) subgroups   KEYS   BC = 32   THREADS = TEAMS*SG, BR = MM*TEAMS
//           workgroup bytes = 16*SIZE
// Needs     subgroups of SG; dim = dimV = DIM; strides and offsets multiples of 8, of results of 4, in buffers of whole units;
//           hasMask 0: M is not read
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
const TEAMS: u32 = 4u;
const KEYS: u32 = 0u;
const QUERIES: u32 = 1u - KEYS;
const BC: u32 = 32u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const BR: u32 = MM * TEAMS;
const THREADS: u32 = TEAMS * SG;
// Units of a row, with one of padding against bank conflicts.
const UNITS: u32 = DIM / 8u;
const PITCH: u32 = UNITS + 1u;
const LOADS: u32 = BC * UNITS / THREADS;
const ROW_LOADS: u32 = BR * UNITS / THREADS;
const TD: u32 = DIM / MK;
const OJ: u32 = DIM / MN;
const SJ: u32 = BC / MN;
// Vectors of four of a row of scores, padded alike, and those of a lane.
const SCORES: u32 = BC / 4u + 1u;
const SHARE: u32 = BC / 8u;
const AT_SECOND: u32 = BC * PITCH;
const AT_SCORES: u32 = 2u * BC * PITCH;
const AT_BY: u32 = AT_SCORES + BR * SCORES;
const SIZE: u32 = AT_BY + BR * SCORES;

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

// Two kinds of columns, then scores and products with dO; first of all rows.
var<workgroup> S: array<vec4u, SIZE>;

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

// A weight, and its gradient.
fn gradientOf(product: f32, by: f32, batch: u32, head: u32, r: u32, c: u32) -> vec2f {
  let i = select(r, c, KEYS == 1u);
  let j = select(c, r, KEYS == 1u);
  let at = 2u * ((batch * p.heads + head) * p.queries + min(i, p.queries - 1u));
  let value = bent(product);
  let w = weight(masked(value, batch, head, i, j), LD[at]);
  return vec2f(w, w * (by - LD[at + 1u]) * bend(value));
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
  let row = sg * MM + lane / 2u;
  let share = lane % 2u;
  // @registers
  var first: array<Left, TD>;
  // @registers
  var second: array<Left, TD>;
  // @unroll
  for (var s = 0u; s < ROW_LOADS; s++) {
    let u = t + s * THREADS;
    S[u / UNITS * PITCH + u % UNITS] = rowUnit(false, row0 + u / UNITS, u % UNITS);
  }
  workgroupBarrier();
  // @unroll
  for (var l = 0u; l < TD; l++) {
    first[l] = subgroupMatrixLoad<Left, row_major>(&S, sg * MM * PITCH + l * (MK / 8u), PITCH);
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
    second[l] = subgroupMatrixLoad<Left, row_major>(&S, sg * MM * PITCH + l * (MK / 8u), PITCH);
  }
  // @registers
  var sums: array<Sum, OJ>;
  // @when KEYS
  // @registers
  var sumsV: array<Sum, OJ>;
  // @end
  // Columns that these rows see, or that see them.
  var start = 0u;
  var end = select(p.keys, p.queries, KEYS == 1u);
  if (p.causal == 1u && KEYS == 1u && row0 > p.past) {
    start = (row0 - p.past) / BC * BC;
  }
  if (p.causal == 1u && KEYS == 0u) {
    end = min(end, row0 + BR + p.past);
  }
  for (var g = 0u; g < sharing; g++) {
    let head = rowHead * sharing + g;
    atQ = (p.offQ + batch * p.batchQ + head * p.headQ) / 8u;
    atO = (p.offDO + batch * p.batchO + head * p.headO) / 8u;
    for (var col0 = start; col0 < end; col0 += BC) {
      workgroupBarrier();
      // @unroll
      for (var s = 0u; s < LOADS; s++) {
        let u = t + s * THREADS;
        let to = u / UNITS * PITCH + u % UNITS;
        S[to] = columnUnit(false, col0 + u / UNITS, u % UNITS);
        S[AT_SECOND + to] = columnUnit(true, col0 + u / UNITS, u % UNITS);
      }
      workgroupBarrier();
      // @registers
      var scores: array<Sum, SJ>;
      // @registers
      var by: array<Sum, SJ>;
      // @unroll
      for (var j = 0u; j < SJ; j++) {
        scores[j] = Sum();
        by[j] = Sum();
      }
      // @unroll
      for (var l = 0u; l < TD; l++) {
        // @unroll
        for (var j = 0u; j < SJ; j++) {
          let a = subgroupMatrixLoad<Right, col_major>(&S, j * MN * PITCH + l * (MK / 8u), PITCH);
          scores[j] = subgroupMatrixMultiplyAccumulate(first[l], a, scores[j]);
          let b = subgroupMatrixLoad<Right, col_major>(&S, AT_SECOND + j * MN * PITCH + l * (MK / 8u), PITCH);
          by[j] = subgroupMatrixMultiplyAccumulate(second[l], b, by[j]);
        }
      }
      // @unroll
      for (var j = 0u; j < SJ; j++) {
        subgroupMatrixStore<row_major>(&S, AT_SCORES + sg * MM * SCORES + j * (MN / 4u), scores[j], SCORES);
        subgroupMatrixStore<row_major>(&S, AT_BY + sg * MM * SCORES + j * (MN / 4u), by[j], SCORES);
      }
      workgroupBarrier();
      // @registers
      var x: array<vec4f, SHARE>;
      // @registers
      var y: array<vec4f, SHARE>;
      // @unroll
      for (var v = 0u; v < SHARE; v++) {
        x[v] = bitcast<vec4f>(S[AT_SCORES + row * SCORES + share * SHARE + v]);
        y[v] = bitcast<vec4f>(S[AT_BY + row * SCORES + share * SHARE + v]);
      }
      // Halves take the places of what another lane must have read.
      workgroupBarrier();
      // @unroll
      for (var v = 0u; v < SHARE; v++) {
        let c = col0 + 4u * (share * SHARE + v);
        let e0 = gradientOf(x[v].x, y[v].x, batch, head, row0 + row, c);
        let e1 = gradientOf(x[v].y, y[v].y, batch, head, row0 + row, c + 1u);
        let e2 = gradientOf(x[v].z, y[v].z, batch, head, row0 + row, c + 2u);
        let e3 = gradientOf(x[v].w, y[v].w, batch, head, row0 + row, c + 3u);
        x[v] = vec4f(e0.x, e1.x, e2.x, e3.x);
        y[v] = vec4f(e0.y, e1.y, e2.y, e3.y);
      }
      // @unroll
      for (var v = 0u; v < SHARE; v += 2u) {
        let to = row * SCORES + (share * SHARE + v) / 2u;
        S[AT_SCORES + to] = halves(x[v], x[v + 1u]);
        S[AT_BY + to] = halves(y[v], y[v + 1u]);
      }
      workgroupBarrier();
      // @unroll
      for (var l = 0u; l < BC / MK; l++) {
        let dS = subgroupMatrixLoad<Left, row_major>(&S, AT_BY + sg * MM * SCORES + l * (MK / 8u), SCORES);
        // @unroll
        for (var j = 0u; j < OJ; j++) {
          let a = subgroupMatrixLoad<Right, row_major>(&S, l * MK * PITCH + j * (MN / 8u), PITCH);
          sums[j] = subgroupMatrixMultiplyAccumulate(dS, a, sums[j]);
        }
        // @when KEYS
        let w = subgroupMatrixLoad<Left, row_major>(&S, AT_SCORES + sg * MM * SCORES + l * (MK / 8u), SCORES);
        // @unroll
        for (var j = 0u; j < OJ; j++) {
          let b = subgroupMatrixLoad<Right, row_major>(&S, AT_SECOND + l * MK * PITCH + j * (MN / 8u), PITCH);
          sumsV[j] = subgroupMatrixMultiplyAccumulate(w, b, sumsV[j]);
        }
        // @end
      }
    }
  }
  workgroupBarrier();
  let r = row0 + row;
  // @unroll
  for (var j = 0u; j < OJ; j++) {
    subgroupMatrixStore<row_major>(&S, AT_SCORES + sg * MM * SCORES, sums[j], SCORES);
    // @when KEYS
    subgroupMatrixStore<row_major>(&S, AT_BY + sg * MM * SCORES, sumsV[j], SCORES);
    // @end
    workgroupBarrier();
    // @unroll
    for (var v = 0u; v < 2u; v++) {
      let vector = 2u * share + v;
      let d = j * MN + 4u * vector;
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
