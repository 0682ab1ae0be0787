// attention_delta: D(query) := sum over d of dO(query, d) O(query, d), for every head: what a weight's gradient is compared with; beside it L.
// Storage   O and dO as attention_forward; LD[2*((batch*heads + head)*queries + query)], L and D
// Mapping   thread x -> a query of a head
// Tunables  THREADS (64..256)
// Source    Dao et al. 2022, FlashAttention
// @use lib/field
const THREADS: u32 = 128u;

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
