// attention_keys: the gradients by K and V of attention, over all queries and heads that share them: dV = P^T dO, and with
// dS = P (dO V^T - D), dK = scale dS^T Q.
// Storage   as attention_queries; dK lies like K, dV like V
// Mapping   workgroup (x, y, z) -> 64 keys of a head of keys, and CHUNKS*32 of their numbers and of their values; 32 queries at a time
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
@group(0) @binding(6) var<storage, read_write> dK: array<T>;
@group(0) @binding(7) var<storage, read_write> dV: array<T>;
@group(0) @binding(8) var<uniform> p: Params;

var<private> atQ: u32;
var<private> atK: u32;
var<private> atV: u32;
var<private> atO: u32;
var<private> firstQuery: u32;
var<private> firstKey: u32;

// Keys, or values.
// Outside an operand there are zeros: the loads are made anyway, at its first element, because branches around loads take adapters in
// software minutes to compile.
fn loadA(which: u32, row: u32, d: u32) -> V {
  let j = firstKey + row;
  let inFirst = (which == 0u) & (j < p.keys) & (d < p.dim);
  let inSecond = (which == 1u) & (j < p.keys) & (d < p.dimV);
  let first = widen(K[atK + select(0u, j * p.rowK + d, inFirst)]);
  let second = widen(values[atV + select(0u, j * p.rowV + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}

// Queries, or the gradient by what they become.
fn loadB(which: u32, col: u32, d: u32) -> V {
  let i = firstQuery + col;
  let inFirst = (which == 0u) & (i < p.queries) & (d < p.dim);
  let inSecond = (which == 1u) & (i < p.queries) & (d < p.dimV);
  let first = widen(Q[atQ + select(0u, i * p.rowQ + d, inFirst)]);
  let second = widen(dO[atO + select(0u, i * p.rowO + d, inSecond)]);
  return select(select(V(), second, inSecond), first, inFirst);
}

fn loadC(which: u32, col: u32, d: u32) -> V {
  return loadB(which, col, d);
}

@compute @workgroup_size(THREADS)
fn attention_keys(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let headsK = p.heads / p.groups;
  let batch = (group.y + p.baseY) / headsK;
  let headK = (group.y + p.baseY) % headsK;
  // As a variable of its own it is the same for all threads, as far as compilers know.
  let key0 = (group.x + p.baseX) * ROWS;
  firstKey = key0;
  atK = p.offK + batch * p.batchK + headK * p.headK;
  atV = p.offV + batch * p.batchV + headK * p.headV;
  let col0 = group.z * CHUNKS * WIDTH;
  let row = key0 + 4u * (t / 16u);
  let tx = t % 16u;
  var sumsK: array<Pair, CHUNKS>;
  var sumsV: array<Pair, CHUNKS>;
  // @unroll
  for (var c = 0u; c < CHUNKS; c++) {
    sumsK[c] = Pair(vec4<V>(), vec4<V>());
    sumsV[c] = Pair(vec4<V>(), vec4<V>());
  }
  // The first query that sees one of these keys, in whole tiles.
  var start = 0u;
  if (p.causal == 1u && key0 > p.past) {
    start = (key0 - p.past) / COLS * COLS;
  }
  for (var g = 0u; g < p.groups; g++) {
    let head = headK * p.groups + g;
    atQ = p.offQ + batch * p.batchQ + head * p.headQ;
    atO = p.offDO + batch * p.batchO + head * p.headO;
    let rows = (batch * p.heads + head) * p.queries;
    for (var query = start; query < p.queries; query += COLS) {
      firstQuery = query;
      let first = min(query + tx, p.queries - 1u);
      let second = min(query + tx + 16u, p.queries - 1u);
      let logX = LD[2u * (rows + first)];
      let logY = LD[2u * (rows + second)];
      let meanX = LD[2u * (rows + first) + 1u];
      let meanY = LD[2u * (rows + second) + 1u];
      let raw = products(0u, p.dim, t);
      let by = products(1u, p.dimV, t);
      var x = vec4<V>();
      var y = vec4<V>();
      var dx = vec4<V>();
      var dy = vec4<V>();
      // @unroll
      for (var a = 0u; a < 4u; a++) {
        let valueX = bent(raw.x[a]);
        let valueY = bent(raw.y[a]);
        x[a] = weight(masked(valueX, batch, head, query + tx, row + a), logX);
        y[a] = weight(masked(valueY, batch, head, query + tx + 16u, row + a), logY);
        dx[a] = x[a] * (by.x[a] - meanX) * bend(valueX);
        dy[a] = y[a] * (by.y[a] - meanY) * bend(valueY);
      }
      putWeights(t, x, y);
      // @unroll
      for (var c = 0u; c < CHUNKS; c++) {
        sumsV[c] = summed(1u, col0 + c * WIDTH, t, sumsV[c]);
      }
      putWeights(t, dx, dy);
      // @unroll
      for (var c = 0u; c < CHUNKS; c++) {
        sumsK[c] = summed(0u, col0 + c * WIDTH, t, sumsK[c]);
      }
    }
  }
  for (var a = 0u; a < 4u; a++) {
    let j = row + a;
    if (j >= p.keys) {
      continue;
    }
    let toK = p.offDK + batch * p.batchK + headK * p.headK + j * p.rowK;
    let toV = p.offDV + batch * p.batchV + headK * p.headV + j * p.rowV;
    // @unroll
    for (var c = 0u; c < CHUNKS; c++) {
      let d = col0 + c * WIDTH + tx;
      if (d < p.dim) {
        dK[toK + d] = narrow(sumsK[c].x[a] * p.scale);
      }
      if (d + 16u < p.dim) {
        dK[toK + d + 16u] = narrow(sumsK[c].y[a] * p.scale);
      }
      if (d < p.dimV) {
        dV[toV + d] = narrow(sumsV[c].x[a]);
      }
      if (d + 16u < p.dimV) {
        dV[toV + d + 16u] = narrow(sumsV[c].y[a]);
      }
    }
  }
}
