// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_field, lib_gate_functions, lib_gru_cell, lib_gru_fields, lib_gru_forward, lib_lstm_cell, lib_lstm_fields, lib_lstm_forward } from '../../runtime/shaderLibs.gen.js';
export const gru_gates = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_gru_fields, ``, lib_gru_cell, ``, lib_gru_forward, `const THREADS: u32 = 128u;
const PART: u32 = 0u;
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> products: array<T>;
@group(0) @binding(2) var<storage, read> b: array<T>;
@group(0) @binding(3) var<storage, read> bU: array<T>;
@group(0) @binding(4) var<storage, read> h0: array<T>;
@group(0) @binding(5) var<storage, read_write> Y: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
fn product(d: u32, seq: u32, gate: u32, j: u32) -> V {
  return widen(products[((d * p.batch + seq) * 3u + gate) * p.hidden + j]);
}
@compute @workgroup_size(THREADS)
fn gru_gates(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  let seq = index / p.hidden;
  let j = index % p.hidden;
  let d = group.z;
  if (seq >= p.batch) {
    return;
  }
  if (PART == 0u) {
    advance(d, seq, j, product(d, seq, p.gateZ, j), product(d, seq, p.gateR, j), product(d, seq, GATE_N, j));
  } else if (PART == 1u) {
    let z = fromInputs(d, seq, p.gateZ, j) + product(d, seq, p.gateZ, j) + givenU(d, p.gateZ, j);
    let r = logistic(fromInputs(d, seq, p.gateR, j) + product(d, seq, p.gateR, j) + givenU(d, p.gateR, j));
    keep(d, seq, p.gateZ, j, logistic(z));
    keep(d, seq, p.gateR, j, r);
    S[p.offS + keptAt(d, timeNow(d), seq, j)] = narrow(r * oldState(d, seq, j));
  } else {
    let z = widen(S[p.offS + gatesAt(d, timeNow(d), seq) + p.gateZ * p.hidden + j]);
    finish(d, seq, j, z, product(d, seq, GATE_N, j) + givenU(d, GATE_N, j));
  }
}
`);
export const gru_gradient = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gru_fields, ``, lib_gru_cell, `const THREADS: u32 = 128u;
const PART: u32 = 0u;
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
@group(0) @binding(2) var<storage, read> h0: array<T>;
@group(0) @binding(3) var<storage, read> dY: array<T>;
@group(0) @binding(4) var<storage, read_write> X: array<T>;
@group(0) @binding(5) var<storage, read_write> H: array<T>;
@group(0) @binding(6) var<storage, read_write> dh: array<T>;
@group(0) @binding(7) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn gru_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  let seq = index / p.hidden;
  let j = index % p.hidden;
  let d = group.z;
  if (seq >= p.batch) {
    return;
  }
  let time = timeNow(d);
  let at = gatesAt(d, time, seq) + j;
  let z = widen(S[p.offS + at + p.gateZ * p.hidden]);
  let r = widen(S[p.offS + at + p.gateR * p.hidden]);
  let n = widen(S[p.offS + at + GATE_N * p.hidden]);
  let before = oldState(d, seq, j);
  let state = stateAt(d, seq, j);
  if (PART == 2u) {
    let byReset = widen(H[state]);
    X[at + p.gateR * p.hidden] = narrow(byReset * before * r * (1.0 - r));
    dh[state] = narrow(fma(byReset, r, widen(dh[state])));
    return;
  }
  var dOut = widen(dh[state]);
  if (p.hasY == 1u) {
    dOut += widen(dY[p.offDY + outputAt(d, time, seq, j)]);
  }
  let dZ = dOut * (before - n) * z * (1.0 - z);
  let dN = dOut * (1.0 - z) * (1.0 - n * n);
  X[at + p.gateZ * p.hidden] = narrow(dZ);
  X[at + GATE_N * p.hidden] = narrow(dN);
  dh[state] = narrow(dOut * z);
  if (PART == 0u) {
    let dR = dN * widen(S[p.offS + keptAt(d, time, seq, j)]) * r * (1.0 - r);
    X[at + p.gateR * p.hidden] = narrow(dR);
    H[at + p.gateZ * p.hidden] = narrow(dZ);
    H[at + p.gateR * p.hidden] = narrow(dR);
    H[at + GATE_N * p.hidden] = narrow(dN * r);
  }
}
`);
export const gru_step = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_gru_fields, ``, lib_gru_cell, ``, lib_gru_forward, `const THREADS: u32 = 64u;
const SEQS: u32 = 4u;
const SUMS: u32 = 4u * SEQS;
const PARTS: u32 = THREADS / SUMS;
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> U: array<T>;
@group(0) @binding(2) var<storage, read> b: array<T>;
@group(0) @binding(3) var<storage, read> bU: array<T>;
@group(0) @binding(4) var<storage, read> h0: array<T>;
@group(0) @binding(5) var<storage, read_write> Y: array<T>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> lanes: array<V, SUMS * THREADS>;
var<workgroup> parts: array<V, THREADS>;
fn sumOf(seq: u32, gate: u32) -> V {
  var sum = V();
  for (var l = 0u; l < PARTS; l++) {
    sum += parts[(seq * 4u + gate) * PARTS + l];
  }
  return sum;
}
@compute @workgroup_size(THREADS)
fn gru_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let seq0 = (group.y + p.baseY) * SEQS;
  let d = group.z;
  var sums: array<vec3<V>, SEQS>;
  // @unroll
  for (var s = 0u; s < SEQS; s++) {
    sums[s] = vec3<V>();
  }
  if (p.first == 0u || p.hasH0 == 1u) {
    for (var l = t; l < p.hidden; l += THREADS) {
      let at = p.offU + (d * 3u * p.hidden + j) * p.hidden + l;
      let next = p.hidden * p.hidden;
      let weights = vec3<V>(widen(U[at]), widen(U[at + next]), widen(U[at + 2u * next]));
      // @unroll
      for (var s = 0u; s < SEQS; s++) {
        sums[s] = fma(weights, vec3<V>(oldState(d, min(seq0 + s, p.batch - 1u), l)), sums[s]);
      }
    }
  }
  // @unroll
  for (var s = 0u; s < SEQS; s++) {
    lanes[4u * s * THREADS + t] = sums[s].x;
    lanes[(4u * s + 1u) * THREADS + t] = sums[s].y;
    lanes[(4u * s + 2u) * THREADS + t] = sums[s].z;
    lanes[(4u * s + 3u) * THREADS + t] = V();
  }
  workgroupBarrier();
  var part = V();
  for (var l = 0u; l < THREADS / PARTS; l++) {
    part += lanes[t / PARTS * THREADS + t % PARTS + l * PARTS];
  }
  parts[t] = part;
  workgroupBarrier();
  if (t < SEQS && seq0 + t < p.batch) {
    advance(d, seq0 + t, j, sumOf(t, p.gateZ), sumOf(t, p.gateR), sumOf(t, GATE_N));
  }
}
`);
export const lstm_gates = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_lstm_fields, ``, lib_lstm_cell, ``, lib_lstm_forward, `const THREADS: u32 = 128u;
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> b: array<T>;
@group(0) @binding(2) var<storage, read> P: array<T>;
@group(0) @binding(3) var<storage, read> c0: array<T>;
@group(0) @binding(4) var<storage, read_write> Y: array<T>;
@group(0) @binding(5) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lstm_gates(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  let seq = index / p.hidden;
  let j = index % p.hidden;
  let d = group.z;
  if (seq >= p.batch) {
    return;
  }
  let at = gatesAt(d, timeNow(d), seq) + j;
  let sums = vec4<V>(
    widen(S[at]),
    widen(S[at + p.hidden]),
    widen(S[at + 2u * p.hidden]),
    widen(S[at + 3u * p.hidden]),
  );
  advance(d, seq, j, sums);
}
`);
export const lstm_gradient = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_lstm_fields, ``, lib_lstm_cell, `const THREADS: u32 = 128u;
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> P: array<T>;
@group(0) @binding(2) var<storage, read> c0: array<T>;
@group(0) @binding(3) var<storage, read> dY: array<T>;
@group(0) @binding(4) var<storage, read_write> G: array<T>;
@group(0) @binding(5) var<storage, read> dh: array<T>;
@group(0) @binding(6) var<storage, read_write> dc: array<T>;
@group(0) @binding(7) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lstm_gradient(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  let seq = index / p.hidden;
  let j = index % p.hidden;
  let d = group.z;
  if (seq >= p.batch) {
    return;
  }
  let time = timeNow(d);
  let at = gatesAt(d, time, seq) + j;
  let i = widen(S[at + p.gateI * p.hidden]);
  let f = widen(S[at + p.gateF * p.hidden]);
  let g = widen(S[at + p.gateG * p.hidden]);
  let o = widen(S[at + p.gateO * p.hidden]);
  let cell = tangent(widen(S[cellAt(d, time, seq, j)]));
  let state = stateAt(d, seq, j);
  var dOut = widen(dh[state]);
  if (p.hasY == 1u) {
    dOut += widen(dY[p.offY + ((time * p.ways + d) * p.batch + seq) * p.hidden + j]);
  }
  let dO = dOut * cell * o * (1.0 - o);
  let dCell = fma(dOut * o, 1.0 - cell * cell, widen(dc[state])) + peephole(d, 1u, j) * dO;
  let dI = dCell * g * i * (1.0 - i);
  let dF = dCell * oldCell(d, seq, j) * f * (1.0 - f);
  let to = at - p.offS;
  G[to + p.gateI * p.hidden] = narrow(dI);
  G[to + p.gateF * p.hidden] = narrow(dF);
  G[to + p.gateG * p.hidden] = narrow(dCell * i * (1.0 - g * g));
  G[to + p.gateO * p.hidden] = narrow(dO);
  dc[state] = narrow(fma(dCell, f, peephole(d, 0u, j) * dI + peephole(d, 2u, j) * dF));
}
`);
export const lstm_peepholes = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_lstm_fields, `const THREADS: u32 = 128u;
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> G: array<T>;
@group(0) @binding(2) var<storage, read> c0: array<T>;
@group(0) @binding(3) var<storage, read_write> dP: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn lstm_peepholes(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = (group.x + p.baseX) * THREADS + t;
  if (index >= p.ways * 3u * p.hidden) {
    return;
  }
  let j = index % p.hidden;
  let which = index / p.hidden % 3u;
  let d = index / (3u * p.hidden);
  let gate = select(select(p.gateF, p.gateO, which == 1u), p.gateI, which == 0u);
  let reverse = select(p.now0, p.now1, d == 1u) == 1u;
  let cells = p.offS + p.ways * 4u * p.steps * p.batch * p.hidden;
  var sum = V();
  for (var k = 0u; k < p.steps; k++) {
    let time = select(k, p.steps - 1u - k, reverse);
    let before = select(time - 1u, time + 1u, reverse);
    let looked = select(before, time, which == 1u);
    for (var seq = 0u; seq < p.batch; seq++) {
      var cell = V();
      if (k > 0u || which == 1u) {
        cell = widen(S[cells + ((d * p.steps + looked) * p.batch + seq) * p.hidden + j]);
      } else if (p.hasC0 == 1u) {
        cell = widen(c0[p.offC0 + (d * p.batch + seq) * p.hidden + j]);
      }
      let gradient = widen(G[(((d * p.steps + time) * p.batch + seq) * 4u + gate) * p.hidden + j]);
      sum = fma(gradient, cell, sum);
    }
  }
  dP[p.offP + index] = narrow(sum);
}
`);
export const lstm_step = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_gate_functions, ``, lib_lstm_fields, ``, lib_lstm_cell, ``, lib_lstm_forward, `const THREADS: u32 = 64u;
const SEQS: u32 = 4u;
const SUMS: u32 = 4u * SEQS;
const PARTS: u32 = THREADS / SUMS;
@group(0) @binding(0) var<storage, read_write> S: array<T>;
@group(0) @binding(1) var<storage, read> b: array<T>;
@group(0) @binding(2) var<storage, read> P: array<T>;
@group(0) @binding(3) var<storage, read> c0: array<T>;
@group(0) @binding(4) var<storage, read_write> Y: array<T>;
@group(0) @binding(5) var<storage, read> U: array<T>;
@group(0) @binding(6) var<storage, read> h0: array<T>;
@group(0) @binding(7) var<uniform> p: Params;
var<workgroup> lanes: array<V, SUMS * THREADS>;
var<workgroup> parts: array<V, THREADS>;
fn oldState(d: u32, seq: u32, l: u32) -> V {
  if (p.first == 1u) {
    return widen(h0[p.offH0 + stateAt(d, seq, l)]);
  }
  return widen(Y[p.offY + ((timeBefore(d) * p.ways + d) * p.batch + seq) * p.hidden + l]);
}
@compute @workgroup_size(THREADS)
fn lstm_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let seq0 = (group.y + p.baseY) * SEQS;
  let d = group.z;
  var sums: array<V, SUMS>;
  // @unroll
  for (var q = 0u; q < SUMS; q++) {
    sums[q] = V();
  }
  if (p.first == 0u || p.hasH0 == 1u) {
    for (var l = t; l < p.hidden; l += THREADS) {
      var weights = vec4<V>();
      // @unroll
      for (var gate = 0u; gate < 4u; gate++) {
        weights[gate] = widen(U[p.offU + ((d * 4u + gate) * p.hidden + j) * p.hidden + l]);
      }
      // @unroll
      for (var s = 0u; s < SEQS; s++) {
        let state = oldState(d, min(seq0 + s, p.batch - 1u), l);
        // @unroll
        for (var gate = 0u; gate < 4u; gate++) {
          sums[s * 4u + gate] = fma(weights[gate], state, sums[s * 4u + gate]);
        }
      }
    }
  }
  // @unroll
  for (var q = 0u; q < SUMS; q++) {
    lanes[q * THREADS + t] = sums[q];
  }
  workgroupBarrier();
  var part = V();
  for (var l = 0u; l < THREADS / PARTS; l++) {
    part += lanes[t / PARTS * THREADS + t % PARTS + l * PARTS];
  }
  parts[t] = part;
  workgroupBarrier();
  let seq = seq0 + t;
  if (t >= SEQS || seq >= p.batch) {
    return;
  }
  let at = gatesAt(d, timeNow(d), seq) + j;
  var all = vec4<V>();
  // @unroll
  for (var gate = 0u; gate < 4u; gate++) {
    var sum = widen(S[at + gate * p.hidden]);
    for (var l = 0u; l < PARTS; l++) {
      sum += parts[(t * 4u + gate) * PARTS + l];
    }
    all[gate] = sum;
  }
  advance(d, seq, j, all);
}
`);
