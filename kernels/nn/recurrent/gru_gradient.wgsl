// gru_gradient: a step of a GRU backwards: the gradients by what its gates were given, and by the state before it as far as no product does.
// Storage   S, Y, h0 as gru_gates; dY[offDY + ((time*ways + d)*batch + seq)*hidden + j], the gradient by Y; X[((d*steps + time)*batch +
//           seq)*3*hidden + gate*hidden + j], those by gates, of which H has, with the reset gate behind the product, those by their
//           products with U; without it H[(d*batch + seq)*hidden + j], that by r h. dh[(d*batch + seq)*hidden + j], in and out
// Mapping   thread x -> one unit of one sequence; z -> direction
// Tunables  THREADS (64..256)   PART 0: all of a step whose reset gate acts behind the product; else 1: the gates z and n; 2: r
// Needs     what is left out is not read: hasY, hasH0 are 0
// Source    Cho et al. 2014
// @use lib/field
// @use lib/gru_fields
// @use lib/gru_cell
const THREADS: u32 = 128u;
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
