// iamax_final: result[offResult] := the 1-based number of the best element that iamax_part has found, 0 if there is none.
// Storage   part s has the key parts[s] and the index parts[region + s]. Of the first `wide` parts the index counts vectors of WIDTH
//           elements, part s being component s mod WIDTH; the others are elements behind the first `done`
// Mapping   one workgroup; thread t -> parts t, t + THREADS, ...
// Tunables  THREADS (32..256), a power of two
// Source    the second step of iamax and iamin: the largest key, of equal keys the smallest index
const THREADS: u32 = 64u;
const WIDTH: u32 = 4u;

struct Params {
  parts: u32,
  region: u32,
  wide: u32,
  done: u32,
  offResult: u32,
}
@group(0) @binding(0) var<storage, read> parts: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> best: array<vec2u, THREADS>;

fn better(a: vec2u, b: vec2u) -> vec2u {
  return select(a, b, b.x > a.x || (b.x == a.x && b.y < a.y));
}

@compute @workgroup_size(THREADS)
fn iamax_final(@builtin(local_invocation_index) t: u32) {
  var mine = vec2u(0u, 0xffffffffu);
  for (var s = t; s < p.parts; s += THREADS) {
    let index = parts[s + p.region];
    let element = select(p.done + index, index * WIDTH + s % WIDTH, s < p.wide);
    mine = better(mine, vec2u(parts[s], element));
  }
  best[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      best[t] = better(best[t], best[t + half]);
    }
  }
  if (t == 0u) {
    result[p.offResult] = select(0, i32(best[0].y + 1u), best[0].x != 0u);
  }
}
