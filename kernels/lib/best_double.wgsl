// The best of a workgroup's candidates: two words of a key and an index; the largest key, of equal keys the smallest index. Uses the
// kernel's THREADS, a power of two.
fn better(a: vec3u, b: vec3u) -> vec3u {
  let larger = b.x > a.x || (b.x == a.x && b.y > a.y);
  return select(a, b, larger || (all(b.xy == a.xy) && b.z < a.z));
}

var<workgroup> candidates: array<vec3u, THREADS>;

// Thread 0 finds the best.
fn bestOf(t: u32, mine: vec3u) -> vec3u {
  candidates[t] = mine;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      candidates[t] = better(candidates[t], candidates[t + half]);
    }
  }
  return candidates[0];
}
