// gru_gates: a step of a GRU behind a product: gates and outputs, from what W x lies where the gates will and the products with U.
// Storage   S[offS + ((d*steps + time)*batch + seq)*3*hidden + gate*hidden + j], behind them what is kept;
//           products[(d*batch + seq)*3*hidden + gate*hidden + j], those with U; Y[offY + ((time*ways + d)*batch + seq)*hidden + j];
//           b, bU[d, gate, j]; h0[d, seq, j]
// Mapping   thread x -> one unit of one sequence; z -> direction
// Tunables  THREADS (64..256)   PART 0: all of a step whose reset gate acts behind the product; else 1: the gates z and r, and r h, of which
//           a product follows; 2: the rest
// Needs     what is left out is not read: hasB, hasBU, hasH0 are 0
// Source    Cho et al. 2014
// @use lib/field
// @use lib/gate_functions
// @use lib/gru_fields
// @use lib/gru_cell
// @use lib/gru_forward
const THREADS: u32 = 128u;
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
