// attention_join: O := the values of all slices of the keys, which attention_cache has summed, by the sum of all weights; L, its logarithm.
// Storage   O in fours, L as attention_forward; sums and stats as attention_cache
// Mapping   workgroup x -> a row of O; thread -> a vector of four, of every THREADS/(2*G)-th slice
// Tunables  G (4..32): a row has 8*G numbers   workgroup bytes = THREADS*20
// Needs     minusInfinity = 0xff800000; offO and the strides of O multiples of 4
// Source    Dao, Haziza, Massa and Sizov 2023, Flash-Decoding
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const G: u32 = 8u;
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
    // A logarithm need not keep NaN.
    let whole = select(total, top + log(select(total, 1.0, isEmpty)), isFiniteV(total));
    L[p.offL + row] = select(whole, bitcast<R>(p.minusInfinity), isEmpty);
  }
}
