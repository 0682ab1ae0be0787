// lstm_peepholes: the gradient by the peepholes of an LSTM: of every gate with one, its gradient times the cell that it looked at, summed.
// Storage   S and G as lstm_gradient; dP[offP + (d*3 + (i o f))*hidden + j]; c0[d, seq, j]
// Mapping   thread x -> one peephole, over all steps and sequences
// Tunables  THREADS (64..256)
// Needs     hasC0 is 0 where c0 is left out
// Source    Gers and Schmidhuber 2000
// @use lib/field
// @use lib/lstm_fields
const THREADS: u32 = 128u;

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
  // `now0` and `now1` say here which directions are read from the end.
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
