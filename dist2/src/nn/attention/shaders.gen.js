// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_attention_fields, lib_attention_tile, lib_field, lib_gate_functions } from '../../runtime/shaderLibs.gen.js';
export const attention_cache = /* @__PURE__ */ joined(`
enable subgroups;
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, `const ROWS: u32 = 2u;
const G: u32 = 8u;
const KEYS: u32 = 2u;
const THREADS: u32 = 256u;
const TEAMS: u32 = THREADS / G;
@group(0) @binding(0) var<storage, read> Q: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> K: array<vec4<T>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<T>>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read_write> sums: array<vec4<R>>;
@group(0) @binding(5) var<storage, read_write> stats: array<R>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> tops: array<V, ROWS * TEAMS>;
var<workgroup> totals: array<V, TEAMS>;
var<workgroup> parts: array<vec4<V>, 2u * THREADS>;
@compute @workgroup_size(THREADS)
fn attention_cache(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let slice = group.x + p.baseX;
  let slices = (p.keys + p.each - 1u) / p.each;
  let headsK = p.heads / p.groups;
  let batch = (group.y + p.baseY) / headsK;
  let headK = (group.y + p.baseY) % headsK;
  let row0 = group.z * ROWS;
  let rows = p.groups * p.queries;
  let lane = t % G;
  let team = t / G;
  let atK = (p.offK + batch * p.batchK + headK * p.headK) / 4u + lane;
  let atV = (p.offV + batch * p.batchV + headK * p.headV) / 4u + lane;
  // @registers
  var q: array<vec4<V>, 2u * ROWS>;
  // @registers
  var sum: array<vec4<V>, 2u * ROWS>;
  // @registers
  var top: array<V, ROWS>;
  // @registers
  var total: array<V, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = min(row0 + r, rows - 1u);
    let head = headK * p.groups + row / p.queries;
    let at = (p.offQ + batch * p.batchQ + head * p.headQ + row % p.queries * p.rowQ) / 4u + lane;
    q[2u * r] = vec4<V>(Q[at]);
    q[2u * r + 1u] = vec4<V>(Q[at + G]);
    sum[2u * r] = vec4<V>();
    sum[2u * r + 1u] = vec4<V>();
    top[r] = LOWEST;
    total[r] = 0.0;
  }
  let seen = select(p.keys, min(p.keys, p.queries + p.past), p.causal == 1u);
  let end = min((slice + 1u) * p.each, seen);
  for (var key = slice * p.each; key < end; key += KEYS * TEAMS) {
    // @registers
    var k: array<vec4<V>, 2u * KEYS>;
    // @registers
    var v: array<vec4<V>, 2u * KEYS>;
    // @unroll
    for (var u = 0u; u < KEYS; u++) {
      let j = key + u * TEAMS + team;
      k[2u * u] = vec4<V>();
      k[2u * u + 1u] = vec4<V>();
      v[2u * u] = vec4<V>();
      v[2u * u + 1u] = vec4<V>();
      if (j < end) {
        k[2u * u] = vec4<V>(K[atK + j * (p.rowK / 4u)]);
        k[2u * u + 1u] = vec4<V>(K[atK + j * (p.rowK / 4u) + G]);
        v[2u * u] = vec4<V>(values[atV + j * (p.rowV / 4u)]);
        v[2u * u + 1u] = vec4<V>(values[atV + j * (p.rowV / 4u) + G]);
      }
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = min(row0 + r, rows - 1u);
      let head = headK * p.groups + row / p.queries;
      // @registers
      var score: array<V, KEYS>;
      var next = top[r];
      // @unroll
      for (var u = 0u; u < KEYS; u++) {
        var product = dot(q[2u * r], k[2u * u]) + dot(q[2u * r + 1u], k[2u * u + 1u]);
        // @unroll
        for (var h = 1u; h < G; h *= 2u) {
          product += subgroupShuffleXor(product, h);
        }
        let j = key + u * TEAMS + team;
        score[u] = masked(bent(product), batch, head, row % p.queries, select(p.keys, j, j < end));
        next = max(next, score[u]);
      }
      let shrunk = exp(max(top[r] - next, -100.0));
      top[r] = next;
      total[r] *= shrunk;
      sum[2u * r] *= shrunk;
      sum[2u * r + 1u] *= shrunk;
      // @unroll
      for (var u = 0u; u < KEYS; u++) {
        let w = weight(score[u], next);
        total[r] += w;
        sum[2u * r] = fma(vec4<V>(w), v[2u * u], sum[2u * r]);
        sum[2u * r + 1u] = fma(vec4<V>(w), v[2u * u + 1u], sum[2u * r + 1u]);
      }
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (lane == 0u) {
      tops[r * TEAMS + team] = top[r];
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    workgroupBarrier();
    var most = LOWEST;
    for (var other = 0u; other < TEAMS; other++) {
      most = max(most, tops[r * TEAMS + other]);
    }
    let factor = weight(top[r], most);
    if (lane == 0u) {
      totals[team] = total[r] * factor;
    }
    parts[t] = sum[2u * r] * factor;
    parts[THREADS + t] = sum[2u * r + 1u] * factor;
    workgroupBarrier();
    let row = row0 + r;
    let head = headK * p.groups + row / p.queries;
    let at = ((batch * p.heads + head) * p.queries + row % p.queries) * slices + slice;
    if (row < rows && t < 2u * G) {
      var joined = vec4<V>();
      for (var other = 0u; other < TEAMS; other++) {
        joined += parts[t / G * THREADS + other * G + t % G];
      }
      sums[at * 2u * G + t] = joined;
    }
    if (row < rows && t == 0u) {
      var all = V();
      for (var other = 0u; other < TEAMS; other++) {
        all += totals[other];
      }
      stats[2u * at] = most;
      stats[2u * at + 1u] = all;
    }
  }
}
`);
export const attention_delta = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  heads: u32,
  queries: u32,
  rows: u32,
  dimV: u32,
  offO: u32,
  offDO: u32,
  offL: u32,
  rowO: u32,
  headO: u32,
  batchO: u32,
}
@group(0) @binding(0) var<storage, read> O: array<T>;
@group(0) @binding(1) var<storage, read> dO: array<T>;
@group(0) @binding(2) var<storage, read> L: array<R>;
@group(0) @binding(3) var<storage, read_write> LD: array<R>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn attention_delta(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  if (index >= p.rows) {
    return;
  }
  let head = index / p.queries;
  let at = head / p.heads * p.batchO + head % p.heads * p.headO + index % p.queries * p.rowO;
  var sum = V();
  for (var d = 0u; d < p.dimV; d++) {
    sum = fma(widen(O[p.offO + at + d]), widen(dO[p.offDO + at + d]), sum);
  }
  LD[2u * index] = L[p.offL + index];
  LD[2u * index + 1u] = sum;
}
`);
export const attention_forward = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, ``, lib_attention_tile, `const CHUNKS: u32 = 4u;
const THREADS: u32 = 256u;
@group(0) @binding(0) var<storage, read> Q: array<T>;
@group(0) @binding(1) var<storage, read> K: array<T>;
@group(0) @binding(2) var<storage, read> values: array<T>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read_write> O: array<T>;
@group(0) @binding(5) var<storage, read_write> L: array<R>;
@group(0) @binding(6) var<uniform> p: Params;
var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;
fn loadA(which: u32, row: u32, d: u32) -> V {
  let i = firstQuery + row;
  let inside = (i < p.queries) & (d < p.dim);
  return select(V(), widen(Q[atQ + select(0u, i * p.rowQ + d, inside)]), inside);
}
fn loadB(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inside = (j < p.keys) & (d < p.dim);
  return select(V(), widen(K[atK + select(0u, j * p.rowK + d, inside)]), inside);
}
fn loadC(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inside = (j < p.keys) & (d < p.dimV);
  return select(V(), widen(values[atV + select(0u, j * p.rowV + d, inside)]), inside);
}
@compute @workgroup_size(THREADS)
fn attention_forward(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let batch = (group.y + p.baseY) / p.heads;
  let head = (group.y + p.baseY) % p.heads;
  let query0 = (group.x + p.baseX) * ROWS;
  firstQuery = query0;
  atQ = p.offQ + batch * p.batchQ + head * p.headQ;
  atK = p.offK + batch * p.batchK + head / p.groups * p.headK;
  atV = p.offV + batch * p.batchV + head / p.groups * p.headV;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = query0 + 4u * (t / 16u);
  let tx = t % 16u;
  var sums: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sums[c] = Pair(vec4<V>(), vec4<V>());
  }
  var top = vec4<V>(LOWEST);
  var total = vec4<V>();
  let seen = select(p.keys, min(p.keys, query0 + ROWS + p.past), p.causal == 1u);
  for (var key = 0u; key < seen; key += COLS) {
    firstKey = key;
    let raw = products(0u, p.dim, t);
    var x = vec4<V>();
    var y = vec4<V>();
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      x[a] = masked(bent(raw.x[a]), batch, head, row + a, key + tx);
      y[a] = masked(bent(raw.y[a]), batch, head, row + a, key + tx + 16u);
    }
    let next = largestOfRows(t, max(top, max(x, y)));
    let shrunk = exp(max(top - next, vec4<V>(-100.0)));
    top = next;
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      x[a] = weight(x[a], top[a]);
      y[a] = weight(y[a], top[a]);
    }
    total = fma(total, shrunk, x + y);
    putWeights(t, x, y);
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      sums[c] = summed(0u, col0 + c * WIDTH, t, Pair(sums[c].x * shrunk, sums[c].y * shrunk));
    }
  }
  total = sumOfRows(t, total);
  for (var a = 0u; a < 4u; a++) {
    let i = row + a;
    if (i >= p.queries) {
      continue;
    }
    let isEmpty = total[a] == 0.0;
    let share = select(1.0 / total[a], 0.0, isEmpty);
    let to = p.offO + batch * p.batchO + head * p.headO + i * p.rowO;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dimV) {
        O[to + d] = narrow(sums[c].x[a] * share);
      }
      if (d + 16u < p.dimV) {
        O[to + d + 16u] = narrow(sums[c].y[a] * share);
      }
    }
    if (tx == 0u && col0 == 0u) {
      let sum = select(total[a], top[a] + log(select(total[a], 1.0, isEmpty)), isFiniteV(total[a]));
      L[p.offL + (batch * p.heads + head) * p.queries + i] = select(sum, bitcast<R>(p.minusInfinity), isEmpty);
    }
  }
}
`);
export const attention_gradient_tensor = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, `const DIM: u32 = 64u;
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
const UNITS: u32 = DIM / 8u;
const PITCH: u32 = UNITS + 1u;
const LOADS: u32 = BC * UNITS / THREADS;
const ROW_LOADS: u32 = BR * UNITS / THREADS;
const TD: u32 = DIM / MK;
const OJ: u32 = DIM / MN;
const SJ: u32 = BC / MN;
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
var<workgroup> S: array<vec4u, SIZE>;
var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;
fn queryUnit(second: bool, i: u32, unit: u32) -> vec4u {
  if (i >= p.queries) {
    return vec4u();
  }
  if (second) {
    return dO[atO + i * (p.rowO / 8u) + unit];
  }
  return Q[atQ + i * (p.rowQ / 8u) + unit];
}
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
  let sharing = select(1u, p.groups, KEYS == 1u);
  let heads = p.heads / sharing;
  let batch = (group.y + p.baseY) / heads;
  let rowHead = (group.y + p.baseY) % heads;
  let headK = rowHead * sharing / p.groups;
  let row0 = (group.x + p.baseX) * BR;
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
`);
export const attention_join = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, `const G: u32 = 8u;
const THREADS: u32 = 256u;
const TEAMS: u32 = THREADS / (2u * G);
@group(0) @binding(0) var<storage, read> M: array<T>;
@group(0) @binding(1) var<storage, read> sums: array<vec4<R>>;
@group(0) @binding(2) var<storage, read> stats: array<R>;
@group(0) @binding(3) var<storage, read_write> O: array<vec4<T>>;
@group(0) @binding(4) var<storage, read_write> L: array<R>;
@group(0) @binding(5) var<uniform> p: Params;
var<workgroup> parts: array<vec4<V>, THREADS>;
var<workgroup> totals: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn attention_join(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = group.x + p.baseX;
  let slices = (p.keys + p.each - 1u) / p.each;
  let column = t % (2u * G);
  var top = LOWEST;
  for (var s = 0u; s < slices; s++) {
    top = max(top, stats[2u * (row * slices + s)]);
  }
  var sum = vec4<V>();
  var total = V();
  for (var s = t / (2u * G); s < slices; s += TEAMS) {
    let at = row * slices + s;
    let factor = weight(stats[2u * at], top);
    sum = fma(sums[at * 2u * G + column], vec4<V>(factor), sum);
    total = fma(stats[2u * at + 1u], factor, total);
  }
  parts[t] = sum;
  totals[t] = total;
  workgroupBarrier();
  if (t >= 2u * G) {
    return;
  }
  for (var team = 1u; team < TEAMS; team++) {
    sum += parts[team * 2u * G + t];
    total += totals[team * 2u * G + t];
  }
  let isEmpty = total == 0.0;
  let share = select(1.0 / total, 0.0, isEmpty);
  let i = row % p.queries;
  let head = row / p.queries % p.heads;
  let batch = row / p.queries / p.heads;
  O[(p.offO + batch * p.batchO + head * p.headO + i * p.rowO) / 4u + t] = vec4<T>(sum * share);
  if (t == 0u) {
    let whole = select(total, top + log(select(total, 1.0, isEmpty)), isFiniteV(total));
    L[p.offL + row] = select(whole, bitcast<R>(p.minusInfinity), isEmpty);
  }
}
`);
export const attention_keys = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, ``, lib_attention_tile, `const CHUNKS: u32 = 4u;
const THREADS: u32 = 256u;
@group(0) @binding(0) var<storage, read> Q: array<T>;
@group(0) @binding(1) var<storage, read> K: array<T>;
@group(0) @binding(2) var<storage, read> values: array<T>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read> dO: array<T>;
@group(0) @binding(5) var<storage, read> LD: array<R>;
@group(0) @binding(6) var<storage, read_write> dK: array<T>;
@group(0) @binding(7) var<storage, read_write> dV: array<T>;
@group(0) @binding(8) var<uniform> p: Params;
var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;
fn loadA(which: u32, row: u32, d: u32) -> V {
  let j = firstKey + row;
  let inFirst = (which == 0u) & (j < p.keys) & (d < p.dim);
  let inSecond = (which == 1u) & (j < p.keys) & (d < p.dimV);
  let first = widen(K[atK + select(0u, j * p.rowK + d, inFirst)]);
  let second = widen(values[atV + select(0u, j * p.rowV + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}
fn loadB(which: u32, col: u32, d: u32) -> V {
  let i = firstQuery + col;
  let inFirst = (which == 0u) & (i < p.queries) & (d < p.dim);
  let inSecond = (which == 1u) & (i < p.queries) & (d < p.dimV);
  let first = widen(Q[atQ + select(0u, i * p.rowQ + d, inFirst)]);
  let second = widen(dO[atO + select(0u, i * p.rowO + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}
fn loadC(which: u32, col: u32, d: u32) -> V {
  return loadB(which, col, d);
}
@compute @workgroup_size(THREADS)
fn attention_keys(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let headsK = p.heads / p.groups;
  let batch = (group.y + p.baseY) / headsK;
  let headK = (group.y + p.baseY) % headsK;
  let key0 = (group.x + p.baseX) * ROWS;
  firstKey = key0;
  atK = p.offK + batch * p.batchK + headK * p.headK;
  atV = p.offV + batch * p.batchV + headK * p.headV;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = key0 + 4u * (t / 16u);
  let tx = t % 16u;
  var sumsK: array<Pair, CHUNKS>;
  var sumsV: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sumsK[c] = Pair(vec4<V>(), vec4<V>());
    sumsV[c] = Pair(vec4<V>(), vec4<V>());
  }
  var start = 0u;
  if (p.causal == 1u && key0 > p.past) {
    start = (key0 - p.past) / COLS * COLS;
  }
  for (var g = 0u; g < p.groups; g++) {
    let head = headK * p.groups + g;
    atQ = p.offQ + batch * p.batchQ + head * p.headQ;
    atO = p.offDO + batch * p.batchO + head * p.headO;
    let rows = (batch * p.heads + head) * p.queries;
    for (var query = start; query < p.queries; query += COLS) {
      firstQuery = query;
      let first = min(query + tx, p.queries - 1u);
      let second = min(query + tx + 16u, p.queries - 1u);
      let logX = LD[2u * (rows + first)];
      let logY = LD[2u * (rows + second)];
      let meanX = LD[2u * (rows + first) + 1u];
      let meanY = LD[2u * (rows + second) + 1u];
      let raw = products(0u, p.dim, t);
      let by = products(1u, p.dimV, t);
      var x = vec4<V>();
      var y = vec4<V>();
      var dx = vec4<V>();
      var dy = vec4<V>();
      // @unroll
      for (var a = 0u; a < 4u; a++) {
        let valueX = bent(raw.x[a]);
        let valueY = bent(raw.y[a]);
        x[a] = weight(masked(valueX, batch, head, query + tx, row + a), logX);
        y[a] = weight(masked(valueY, batch, head, query + tx + 16u, row + a), logY);
        dx[a] = x[a] * (by.x[a] - meanX) * bend(valueX);
        dy[a] = y[a] * (by.y[a] - meanY) * bend(valueY);
      }
      putWeights(t, x, y);
      // @unroll
      for (var c = 0u; c < CHUNKS; c++) {
        sumsV[c] = summed(1u, col0 + c * WIDTH, t, sumsV[c]);
      }
      putWeights(t, dx, dy);
      // @unroll
      for (var c = 0u; c < CHUNKS; c++) {
        sumsK[c] = summed(0u, col0 + c * WIDTH, t, sumsK[c]);
      }
    }
  }
  for (var a = 0u; a < 4u; a++) {
    let j = row + a;
    if (j >= p.keys) {
      continue;
    }
    let toK = p.offDK + batch * p.batchK + headK * p.headK + j * p.rowK;
    let toV = p.offDV + batch * p.batchV + headK * p.headV + j * p.rowV;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dim) {
        dK[toK + d] = narrow(sumsK[c].x[a] * p.scale);
      }
      if (d + 16u < p.dim) {
        dK[toK + d + 16u] = narrow(sumsK[c].y[a] * p.scale);
      }
      if (d < p.dimV) {
        dV[toV + d] = narrow(sumsV[c].x[a]);
      }
      if (d + 16u < p.dimV) {
        dV[toV + d + 16u] = narrow(sumsV[c].y[a]);
      }
    }
  }
}
`);
export const attention_queries = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, ``, lib_attention_tile, `const CHUNKS: u32 = 4u;
const THREADS: u32 = 256u;
@group(0) @binding(0) var<storage, read> Q: array<T>;
@group(0) @binding(1) var<storage, read> K: array<T>;
@group(0) @binding(2) var<storage, read> values: array<T>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read> dO: array<T>;
@group(0) @binding(5) var<storage, read> LD: array<R>;
@group(0) @binding(6) var<storage, read_write> dQ: array<T>;
@group(0) @binding(7) var<uniform> p: Params;
var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;
fn loadA(which: u32, row: u32, d: u32) -> V {
  let i = firstQuery + row;
  let inFirst = (which == 0u) & (i < p.queries) & (d < p.dim);
  let inSecond = (which == 1u) & (i < p.queries) & (d < p.dimV);
  let first = widen(Q[atQ + select(0u, i * p.rowQ + d, inFirst)]);
  let second = widen(dO[atO + select(0u, i * p.rowO + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}
fn loadB(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inFirst = (which == 0u) & (j < p.keys) & (d < p.dim);
  let inSecond = (which == 1u) & (j < p.keys) & (d < p.dimV);
  let first = widen(K[atK + select(0u, j * p.rowK + d, inFirst)]);
  let second = widen(values[atV + select(0u, j * p.rowV + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}
fn loadC(which: u32, col: u32, d: u32) -> V {
  return loadB(0u, col, d);
}
@compute @workgroup_size(THREADS)
fn attention_queries(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let batch = (group.y + p.baseY) / p.heads;
  let head = (group.y + p.baseY) % p.heads;
  let query0 = (group.x + p.baseX) * ROWS;
  firstQuery = query0;
  atQ = p.offQ + batch * p.batchQ + head * p.headQ;
  atK = p.offK + batch * p.batchK + head / p.groups * p.headK;
  atV = p.offV + batch * p.batchV + head / p.groups * p.headV;
  atO = p.offDO + batch * p.batchO + head * p.headO;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = query0 + 4u * (t / 16u);
  let tx = t % 16u;
  let rows = (batch * p.heads + head) * p.queries;
  var sums: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sums[c] = Pair(vec4<V>(), vec4<V>());
  }
  var logs = vec4<V>();
  var mean = vec4<V>();
  for (var a = 0u; a < 4u; a++) {
    let i = min(row + a, p.queries - 1u);
    logs[a] = LD[2u * (rows + i)];
    mean[a] = LD[2u * (rows + i) + 1u];
  }
  let seen = select(p.keys, min(p.keys, query0 + ROWS + p.past), p.causal == 1u);
  for (var key = 0u; key < seen; key += COLS) {
    firstKey = key;
    let raw = products(0u, p.dim, t);
    let by = products(1u, p.dimV, t);
    var x = vec4<V>();
    var y = vec4<V>();
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      let first = bent(raw.x[a]);
      let second = bent(raw.y[a]);
      x[a] = weight(masked(first, batch, head, row + a, key + tx), logs[a]) * (by.x[a] - mean[a]) * bend(first);
      y[a] = weight(masked(second, batch, head, row + a, key + tx + 16u), logs[a]) * (by.y[a] - mean[a]) * bend(second);
    }
    putWeights(t, x, y);
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      sums[c] = summed(0u, col0 + c * WIDTH, t, sums[c]);
    }
  }
  for (var a = 0u; a < 4u; a++) {
    let i = row + a;
    if (i >= p.queries) {
      continue;
    }
    let to = p.offDQ + batch * p.batchQ + head * p.headQ + i * p.rowQ;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dim) {
        dQ[to + d] = narrow(sums[c].x[a] * p.scale);
      }
      if (d + 16u < p.dim) {
        dQ[to + d + 16u] = narrow(sums[c].y[a] * p.scale);
      }
    }
  }
}
`);
export const attention_tensor = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
`, lib_field, ``, lib_gate_functions, ``, lib_attention_fields, `const DIM: u32 = 64u;
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
const UNITS: u32 = DIM / 8u;
const PITCH: u32 = UNITS + 1u;
const LOADS: u32 = BC * UNITS / THREADS;
const TI: u32 = WM / MM;
const TD: u32 = DIM / MK;
const SJ: u32 = BC / MN / SPLIT;
const OJ: u32 = DIM / MN / SPLIT;
const SCORES: u32 = BC / 4u + 1u;
const WEIGHTS: u32 = BC / 8u + 1u;
const LANES: u32 = SG * SPLIT / WM;
const PAIRED: u32 = LANES - 1u;
const SHARE: u32 = BC / LANES / 4u;
const PASSED: u32 = 4u * SPLIT / LANES;
const AT_VALUES: u32 = BC * PITCH;
const AT_SCORES: u32 = 2u * BC * PITCH;
const AT_WEIGHTS: u32 = AT_SCORES + BR * SCORES;
const SIZE: u32 = AT_WEIGHTS + BR * WEIGHTS;
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
var<workgroup> S: array<vec4u, SIZE>;
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
    let sum = select(total, top + log(select(total, 1.0, isEmpty)), isFiniteV(total));
    L[p.offL + (batch * p.heads + head) * p.queries + query] = select(sum, bitcast<R>(p.minusInfinity), isEmpty);
  }
}
`);
