// gru_step: a whole step of a GRU, whose reset gate acts behind the product, for a few sequences: products with U and the states.
// Storage   as gru_gates; U[offU + ((d*3 + gate)*hidden + j)*hidden + l]
// Mapping   workgroup (x, y, z) -> one unit j of SEQS sequences in a direction; threads -> every THREADS-th number of their states, for all
//           three gates; then four threads to a sum (a fourth one of a sequence is idle), and one to a state
// Tunables  THREADS (64, the 16 sums by four parts)  SEQS (4)   workgroup bytes = (16*THREADS + THREADS)*4
// Needs     what is left out is not read: hasB, hasBU, hasH0 are 0
// Source    Appleyard, Kocisky and Blunsom 2016, Optimizing performance of recurrent neural networks on GPUs
// @use lib/field
// @use lib/gate_functions
// @use lib/gru_fields
// @use lib/gru_cell
// @use lib/gru_forward
const THREADS: u32 = 64u;
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
        // The last sequence stands in for those behind it.
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
