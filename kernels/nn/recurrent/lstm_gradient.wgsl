// lstm_gradient: a step of an LSTM backwards: the gradients by what its gates were given and by the cells before it.
// Storage   S as lstm_gates; G[offG + ((d*steps + time)*batch + seq)*4*hidden + gate*hidden + j]; dY[offY + ((time*ways + d)*batch +
//           seq)*hidden + j], the gradient by Y; dh, dc[(d*batch + seq)*hidden + j], by the states behind the step, dc in and out
// Mapping   thread x -> one cell of one sequence; z -> direction
// Tunables  THREADS (64..256)
// Needs     what is left out is not read: hasY, hasP, hasC0 are 0
// Source    Graves 2013, Generating sequences with recurrent neural networks
// @use lib/field
// @use lib/gate_functions
// @use lib/lstm_fields
// @use lib/lstm_cell
const THREADS: u32 = 128u;

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
