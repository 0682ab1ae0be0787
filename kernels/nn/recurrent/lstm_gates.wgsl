// lstm_gates: a step of an LSTM behind its products: gates, cells and outputs from the sums that lie where the gates will.
// Storage   S[offS + ((d*steps + time)*batch + seq)*4*hidden + gate*hidden + j], behind them cells; Y[offY + ((time*ways + d)*batch +
//           seq)*hidden + j]; b[d, gate, j]; P[d, (i o f), j]; c0[d, seq, j]
// Mapping   thread x -> one cell of one sequence; z -> direction
// Tunables  THREADS (64..256)
// Needs     what is left out is not read: hasB, hasP, hasC0 are 0
// Source    Gers and Schmidhuber 2000
// @use lib/field
// @use lib/gate_functions
// @use lib/lstm_fields
// @use lib/lstm_cell
// @use lib/lstm_forward
const THREADS: u32 = 128u;

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
