// lstm_step: a whole step of an LSTM for a few sequences: products with U and, from them and what W x lies where the gates will, the cells.
// Storage   as lstm_gates; U[offU + ((d*4 + gate)*hidden + j)*hidden + l]; h0[d, seq, l]
// Mapping   workgroup (x, y, z) -> one unit j of SEQS sequences in a direction; threads -> every THREADS-th number of their states, for all
//           four gates; then four threads to a sum, and one to a cell
// Tunables  THREADS (64, the 16 sums by four parts)  SEQS (4)   workgroup bytes = (16*THREADS + THREADS)*4
// Needs     what is left out is not read: hasB, hasP, hasC0, hasH0 are 0
// Source    Appleyard, Kocisky and Blunsom 2016, Optimizing performance of recurrent neural networks on GPUs
// @use lib/field
// @use lib/gate_functions
// @use lib/lstm_fields
// @use lib/lstm_cell
// @use lib/lstm_forward
const THREADS: u32 = 64u;
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
        // The last sequence stands in for those behind it.
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
