// attention_forward: O := softmax(scale Q K^T + mask) V for every head, with the logarithms of the sums, without the scores in memory.
// Storage   X[offX + batch*batchX + head*headX + row*rowX + d] of Q, K, V, O; M[offM + batch*batchM + head*headM + query*keys + key];
//           L[offL + (batch*heads + head)*queries + query]
// Mapping   workgroup (x, y, z) -> 64 queries of a head, the last ones first, and CHUNKS*32 of its values; 32 keys at a time, whose weights are relative to the
//           largest score so far
// Tunables  CHUNKS (1, 2, 4)   workgroup bytes = 15232
// Needs     minusInfinity = 0xff800000; hasMask 0: M is not read
// Source    Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2
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
@group(0) @binding(4) var<storage, read_write> O: array<T>;
@group(0) @binding(5) var<storage, read_write> L: array<R>;
@group(0) @binding(6) var<uniform> p: Params;

var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;

// Outside an operand there are zeros: the load is made anyway, at its first element, because branches around loads take adapters in
// software minutes to compile.
fn loadA(which: u32, row: u32, d: u32) -> V {
  let i = firstQuery + row;
  let inside = (i < p.queries) & (d < p.dim);
  return select(V(), widen(Q[atQ + select(0u, i * p.rowQ + d, inside)]), inside);
}

fn loadB(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inside = (j < p.keys) & (d < p.dim);
  return select(V(), widen(K[atK + select(0u, j * p.rowK + d, inside)]), inside);
}

fn loadC(which: u32, col: u32, d: u32) -> V {
  let j = firstKey + col;
  let inside = (j < p.keys) & (d < p.dimV);
  return select(V(), widen(values[atV + select(0u, j * p.rowV + d, inside)]), inside);
}

@compute @workgroup_size(THREADS)
fn attention_forward(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let batch = (group.y + p.baseY) / p.heads;
  let head = (group.y + p.baseY) % p.heads;
  // As a variable of its own it is the same for all threads, as far as compilers know.
  let query0 = ((p.queries + ROWS - 1u) / ROWS - 1u - (group.x + p.baseX)) * ROWS;
  firstQuery = query0;
  atQ = p.offQ + batch * p.batchQ + head * p.headQ;
  atK = p.offK + batch * p.batchK + head / p.groups * p.headK;
  atV = p.offV + batch * p.batchV + head / p.groups * p.headV;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = query0 + 4u * (t / 16u);
  let tx = t % 16u;
  var sums: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sums[c] = Pair(vec4<V>(), vec4<V>());
  }
  var top = vec4<V>(LOWEST);
  var total = vec4<V>();
  let seen = select(p.keys, min(p.keys, query0 + ROWS + p.past), p.causal == 1u);
  for (var key = 0u; key < seen; key += COLS) {
    firstKey = key;
    let raw = products(0u, p.dim, t);
    var x = vec4<V>();
    var y = vec4<V>();
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      x[a] = masked(bent(raw.x[a]), batch, head, row + a, key + tx);
      y[a] = masked(bent(raw.y[a]), batch, head, row + a, key + tx + 16u);
    }
    let next = largestOfRows(t, max(top, max(x, y)));
    let shrunk = exp(max(top - next, vec4<V>(-100.0)));
    top = next;
    // @unroll
    for (var a = 0u; a < 4u; a++) {
      x[a] = weight(x[a], top[a]);
      y[a] = weight(y[a], top[a]);
    }
    total = fma(total, shrunk, x + y);
    putWeights(t, x, y);
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      sums[c] = summed(0u, col0 + c * WIDTH, t, Pair(sums[c].x * shrunk, sums[c].y * shrunk));
    }
  }
  total = sumOfRows(t, total);
  for (var a = 0u; a < 4u; a++) {
    let i = row + a;
    if (i >= p.queries) {
      continue;
    }
    let isEmpty = total[a] == 0.0;
    let share = select(1.0 / total[a], 0.0, isEmpty);
    let to = p.offO + batch * p.batchO + head * p.headO + i * p.rowO;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dimV) {
        O[to + d] = narrow(sums[c].x[a] * share);
      }
      if (d + 16u < p.dimV) {
        O[to + d + 16u] = narrow(sums[c].y[a] * share);
      }
    }
    if (tx == 0u && col0 == 0u) {
      // A logarithm need not keep NaN.
      let sum = select(total[a], top[a] + log(select(total[a], 1.0, isEmpty)), isFiniteV(total[a]));
      L[p.offL + (batch * p.heads + head) * p.queries + i] = select(sum, bitcast<R>(p.minusInfinity), isEmpty);
    }
  }
}
