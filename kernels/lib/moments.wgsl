// Moments of numbers: how many, their mean, the sum of squares of differences from it; and those of two sets together, by Chan, Golub and
// LeVeque 1979. Uses Value, of which each part has a set of its own.
struct Moments {
  count: f32,
  mean: Value,
  squares: Value,
}

fn together(a: Moments, b: Moments) -> Moments {
  let count = a.count + b.count;
  let share = b.count / max(count, 1.0);
  let apart = b.mean - a.mean;
  return Moments(count, a.mean + apart * share, a.squares + b.squares + apart * (apart * (a.count * share)));
}
