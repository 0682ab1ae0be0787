// attention_queries: the gradient by Q of attention: from dO, the scores again, and from them dS = P (dO V^T - D), of which dQ = scale dS K.
// Storage   as attention_forward; dO lies like O, dQ like Q; LD[2*((batch*heads + head)*queries + query)], from attention_delta
// Mapping   workgroup (x, y, z) -> 64 queries of a head, the last ones first, and CHUNKS*32 of their numbers; 32 keys at a time
// Tunables  CHUNKS (1, 2, 4)   workgroup bytes = 15232
// Needs     hasMask 0: M is not read
// Source    Dao 2023, FlashAttention-2
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
// @use lib/attention_tile
const CHUNKS: u32 = 4u;
const THREADS: u32 = 256u;

@group(0) @binding(0) var<storage, read> Q: array<T>;
@group(0) @binding(1) var<storage, read> K: array<T>;
@group(0) @binding(2) var<storage, read> values: array<T>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read> dO: array<T>;
@group(0) @binding(5) var<storage, read> LD: array<R>;
@group(0) @binding(6) var<storage, read_write> dQ: array<T>;
@group(0) @binding(7) var<uniform> p: Params;

var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;

// Queries, or the gradient by what they become.
// Outside an operand there are zeros: the loads are made anyway, at its first element, because branches around loads take adapters in
// software minutes to compile.
fn loadA(which: u32, row: u32, d: u32) -> V {
  let i = firstQuery + row;
  let inFirst = (which == 0u) & (i < p.queries) & (d < p.dim);
  let inSecond = (which == 1u) & (i < p.queries) & (d < p.dimV);
  let first = widen(Q[atQ + select(0u, i * p.rowQ + d, inFirst)]);
  let second = widen(dO[atO + select(0u, i * p.rowO + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}

// Keys, or values.
fn loadB(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inFirst = (which == 0u) & (j < p.keys) & (d < p.dim);
  let inSecond = (which == 1u) & (j < p.keys) & (d < p.dimV);
  let first = widen(K[atK + select(0u, j * p.rowK + d, inFirst)]);
  let second = widen(values[atV + select(0u, j * p.rowV + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}

fn loadC(which: u32, col: u32, d: u32) -> V {
  return loadB(0u, col, d);
}

@compute @workgroup_size(THREADS)
fn attention_queries(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let batch = (group.y + p.baseY) / p.heads;
  let head = (group.y + p.baseY) % p.heads;
  // As a variable of its own it is the same for all threads, as far as compilers know.
  let query0 = ((p.queries + ROWS - 1u) / ROWS - 1u - (group.x + p.baseX)) * ROWS;
  firstQuery = query0;
  atQ = p.offQ + batch * p.batchQ + head * p.headQ;
  atK = p.offK + batch * p.batchK + head / p.groups * p.headK;
  atV = p.offV + batch * p.batchV + head / p.groups * p.headV;
  atO = p.offDO + batch * p.batchO + head * p.headO;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = query0 + 4u * (t / 16u);
  let tx = t % 16u;
  let rows = (batch * p.heads + head) * p.queries;
  var sums: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sums[c] = Pair(vec4<V>(), vec4<V>());
  }
  var logs = vec4<V>();
  var mean = vec4<V>();
  for (var a = 0u; a < 4u; a++) {
    let i = min(row + a, p.queries - 1u);
    logs[a] = LD[2u * (rows + i)];
    mean[a] = LD[2u * (rows + i) + 1u];
  }
  let seen = select(p.keys, min(p.keys, query0 + ROWS + p.past), p.causal == 1u);
  for (var key = 0u; key < seen; key += COLS) {
    firstKey = key;
    let raw = products(0u, p.dim, t);
    let by = products(1u, p.dimV, t);
    var x = vec4<V>();
    var y = vec4<V>();
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      let first = bent(raw.x[a]);
      let second = bent(raw.y[a]);
      x[a] = weight(masked(first, batch, head, row + a, key + tx), logs[a]) * (by.x[a] - mean[a]) * bend(first);
      y[a] = weight(masked(second, batch, head, row + a, key + tx + 16u), logs[a]) * (by.y[a] - mean[a]) * bend(second);
    }
    putWeights(t, x, y);
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      sums[c] = summed(0u, col0 + c * WIDTH, t, sums[c]);
    }
  }
  for (var a = 0u; a < 4u; a++) {
    let i = row + a;
    if (i >= p.queries) {
      continue;
    }
    let to = p.offDQ + batch * p.batchQ + head * p.headQ + i * p.rowQ;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dim) {
        dQ[to + d] = narrow(sums[c].x[a] * p.scale);
      }
      if (d + 16u < p.dim) {
        dQ[to + d + 16u] = narrow(sums[c].y[a] * p.scale);
      }
    }
  }
}
