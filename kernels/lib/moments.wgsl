// Moments of numbers: how many, their mean, the sum of squares of differences from it; and those of two sets together, by Chan, Golub and
// LeVeque 1979.
fn together(a: vec3<R>, b: vec3<R>) -> vec3<R> {
  let count = a.x + b.x;
  let share = b.x / max(count, 1.0);
  let apart = b.y - a.y;
  return vec3<R>(count, a.y + apart * share, a.z + b.z + apart * apart * (a.x * share));
}
